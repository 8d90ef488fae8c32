import type { AddressResource } from '@sufra/contract/people/addresses'
import { ChevronLeft, MapPinHouse } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { LoadFailed } from '../../platform/session/load-failed.tsx'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { givenOf } from './address-body.ts'
import { AddressForm } from './delivery/address-form.tsx'
import type { AddressFormKind, DeliveringBranch } from './delivery/delivery-model.ts'
import { ownAddresses } from './own-addresses.ts'
import { useSaveAddress } from './use-save-address.ts'

type Terms = { branches: DeliveringBranch[]; kind: AddressFormKind }
const LIST = '/user/profile/addresses'

/** One address: a new one, or one that is being changed. */
export function AddressPage({ addressId, ...terms }: Terms & { addressId: string | null }) {
  const text = useText()
  return (
    <div className="page flex flex-col gap-4 gutter pt-4 desktop:pt-8">
      <div>
        <Link
          to={LIST}
          className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline"
        >
          <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
          {text('my_addresses')}
        </Link>
        <h1 className="text-h1 font-bold">
          {text(addressId === null ? 'add_address' : 'edit_address')}
        </h1>
      </div>
      <OwnPage right="address-book" skeleton={<Outline />}>
        {addressId === null ? (
          <Form {...terms} address={null} />
        ) : (
          <Known {...terms} addressId={addressId} />
        )}
      </OwnPage>
    </div>
  )
}

function Known({ addressId, ...terms }: Terms & { addressId: string }) {
  const text = useText()
  const book = useOwn(ownAddresses)
  if (book.state === 'failed') return <LoadFailed onRetry={book.retry} />
  if (book.state !== 'known') return <Outline />
  const address = book.value.find(({ id }) => id === addressId)
  if (address) return <Form {...terms} address={address} />
  return (
    <EmptyState
      art={<MapPinHouse size={52} aria-hidden="true" />}
      title={text('address_gone')}
      hint={text('address_gone_hint')}
      action={
        <Link to={LIST} className={buttonClass('primary')}>
          {text('my_addresses')}
        </Link>
      }
    />
  )
}

function Form({ address, branches, kind }: Terms & { address: AddressResource | null }) {
  const text = useText()
  const { save, isSending, refused } = useSaveAddress(address, branches)
  return (
    <AddressForm
      kind={kind}
      branches={branches}
      filled={address && givenOf(address)}
      submitLabel={text('save_address')}
      takesOutside
      isSending={isSending}
      refused={refused}
      onDone={save}
    />
  )
}

const Outline = () => (
  <div
    aria-busy="true"
    className="grid animate-pulse gap-4 desktop:grid-cols-[461px_minmax(0,1fr)] desktop:gap-8"
  >
    <div className="h-[36dvh] min-h-60 rounded-card bg-surface2 desktop:order-last desktop:h-[calc(100dvh-16.5rem)]" />
    <div className="flex flex-col gap-4">
      <div className="h-12 rounded-input bg-surface2" />
      <div className="h-12 rounded-input bg-surface2" />
      <div className="h-12 rounded-tile bg-surface2" />
    </div>
  </div>
)
