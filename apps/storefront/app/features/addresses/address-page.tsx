import type { AddressResource } from '@sufra/contract/people/addresses'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { ChevronLeft, MapPinHouse } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { servedBy } from '#app/features/addresses/delivery/address-of.ts'
import { takeDelivery } from '#app/features/addresses/delivery/delivery-chooser.tsx'
import type { Served } from '#app/features/addresses/delivery/delivery-model.ts'
import {
  type GivenAddress,
  isServed,
  type Lookup,
} from '#app/features/addresses/delivery/delivery-model.ts'
import { NOTHING_REFUSED } from '#app/platform/forms/refused.ts'
import { useFaultTexts } from '#app/platform/forms/use-fault-text.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import {
  ADDRESS_DETAILS,
  temporaryDelivery,
} from '#app/platform/storage/keys/temporary-delivery.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { bodyOf, deliveryOf, faultsInAddress, givenOf } from './address-body.ts'
import { AddressForm } from './delivery/address-form.tsx'
import type { AddressFormKind, DeliveringBranch } from './delivery/delivery-model.ts'
import { leaveDelivery } from './leave-delivery.ts'
import { ownAddresses } from './own-addresses.ts'

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

const FIELDS = ['line1', 'label', ...ADDRESS_DETAILS]

/** Saves what the form has brought, as a new address or in place of the one it began with. */
function useSaveAddress(address: AddressResource | null, branches: DeliveringBranch[]) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const wordsFor = useFaultTexts()
  const { isSending, refused, setRefused, send } = useSending({
    shown: FIELDS,
    otherwise: text('error_saving_address'),
  })

  const put = async (given: GivenAddress): Promise<AddressResource> => {
    const { calls, customerId } = await ownCalls(brand)
    const body = bodyOf(given)
    if (!address) {
      const { data } = await calls.addAddress(customerId, body)
      ownAddresses.change((known) => [data, ...known])
      return data
    }
    const { data } = await calls.changeAddress(customerId, address.id, body)
    ownAddresses.change((known) => known.map((each) => (each.id === data.id ? data : each)))
    return data
  }
  const save = async (given: GivenAddress, lookup: Lookup) => {
    const fields = wordsFor(await faultsInAddress(given))
    if (Object.keys(fields).length > 0) return setRefused({ ...NOTHING_REFUSED, fields })
    const isDone = await send(async () => {
      const saved = await put(given)
      await followDelivery(saved, isServed(lookup) ? lookup : null, branches)
    })
    if (!isDone) return
    showSnackbar({ text: text('address_saved') })
    await navigate('/user/profile/addresses', { replace: true })
  }
  return { save, isSending, refused }
}

/** An order that goes to this address follows its change; where it cannot, the address has to be chosen anew. */
async function followDelivery(
  address: AddressResource,
  lookup: Served | null,
  branches: readonly DeliveringBranch[],
) {
  const before = temporaryDelivery.read()
  if (before?.id !== address.id) return
  if (!lookup) return leaveDelivery(address.id)
  const { address: kept, branch } = servedBy(deliveryOf(address), lookup, { before, branches })
  if (!(await takeDelivery(kept, branch))) leaveDelivery(address.id)
}
