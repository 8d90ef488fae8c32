import type { AddressResource } from '@sufra/contract/people/addresses'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { MapPinHouse, Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { OwnPage } from '../../platform/session/own-page.tsx'
import { ProfileFrame } from '../../platform/session/profile-frame.tsx'
import { useOwn } from '../../platform/session/use-own.ts'
import { dangerButtonClass, rowButtonClass } from '../../platform/ui/row-button.ts'
import { bodyOf, givenOf, useAddressLabel } from './address-body.ts'
import { AddressFacts } from './address-facts.tsx'
import { leaveDelivery } from './leave-delivery.ts'
import { ownAddresses } from './own-addresses.ts'

const NEW = '/user/profile/addresses/new'

export function AddressesPage() {
  const text = useText()
  return (
    <ProfileFrame title={text('my_addresses')} hint={text('my_addresses_hint')}>
      <OwnPage right="address-book" skeleton={<AddressesSkeleton />}>
        <AddressBook />
      </OwnPage>
    </ProfileFrame>
  )
}

function AddressBook() {
  const text = useText()
  const book = useOwn(ownAddresses)
  if (book.state === 'failed') return <LoadFailed onRetry={book.retry} />
  if (book.state !== 'known') return <AddressesSkeleton />
  if (book.value.length === 0) return <NoAddresses />
  return (
    <>
      <ul className="grid gap-4 wide:grid-cols-2">
        {book.value.map((address) => (
          <li key={address.id}>
            <AddressCard address={address} />
          </li>
        ))}
      </ul>
      <Link to={NEW} className={buttonClass('primary', 'tablet:self-start')}>
        <Plus size={20} aria-hidden="true" />
        {text('add_address')}
      </Link>
    </>
  )
}

function AddressCard({ address }: { address: AddressResource }) {
  const text = useText()
  const name = useAddressLabel()(address.attributes.label)
  const remove = useDeleteAddress()
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <AddressFacts address={address} />
      <div className="-mx-1 mt-auto flex flex-wrap gap-1 border-t border-line pt-2 -mb-2">
        <Link
          to={`/user/profile/addresses/edit?address=${address.id}`}
          aria-label={text('edit_named', { name })}
          className={rowButtonClass}
        >
          <Pencil size={18} aria-hidden="true" />
          {text('edit')}
        </Link>
        <button
          type="button"
          onClick={() => void remove(address)}
          aria-label={text('delete_named', { name })}
          className={dangerButtonClass}
        >
          <Trash2 size={18} aria-hidden="true" />
          {text('delete')}
        </button>
      </div>
    </article>
  )
}

function NoAddresses() {
  const text = useText()
  return (
    <EmptyState
      art={<MapPinHouse size={52} aria-hidden="true" />}
      title={text('no_addresses')}
      hint={text('no_addresses_hint')}
      action={
        <Link to={NEW} className={buttonClass('primary')}>
          <Plus size={20} aria-hidden="true" />
          {text('add_address')}
        </Link>
      }
    />
  )
}

/** How long a deleted address can be called back. */
const UNDO_MS = 5_000

/** Removed from the list at once; restored to its position if the server refuses. */
function useDeleteAddress() {
  const text = useText()
  const brand = useBrand()
  const labelOf = useAddressLabel()

  const putBack = async (address: AddressResource) => {
    try {
      const { calls, customerId } = await ownCalls(brand)
      const { data } = await calls.addAddress(customerId, bodyOf(givenOf(address)))
      ownAddresses.change((known) => [data, ...known])
    } catch {
      showSnackbar({ text: text('error_saving_address'), duration: UNDO_MS })
    }
  }
  return async (address: AddressResource) => {
    const before = ownAddresses.read().value ?? []
    ownAddresses.change((known) => known.filter(({ id }) => id !== address.id))
    try {
      const { calls, customerId } = await ownCalls(brand)
      await calls.deleteAddress(customerId, address.id)
    } catch {
      ownAddresses.change(() => before)
      showSnackbar({ text: text('error_deleting_address'), duration: UNDO_MS })
      return
    }
    leaveDelivery(address.id)
    showSnackbar({
      text: text('address_deleted', { name: labelOf(address.attributes.label) }),
      duration: UNDO_MS,
      action: { label: text('undo'), run: () => void putBack(address) },
    })
  }
}

/** As many as most people have. */
export const AddressesSkeleton = () => (
  <div aria-busy="true" className="grid animate-pulse gap-4 wide:grid-cols-2">
    <div className="h-48 rounded-card bg-surface2" />
    <div className="h-48 rounded-card bg-surface2" />
  </div>
)
