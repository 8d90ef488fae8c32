import type { AddressResource } from '@sufra/contract/people/addresses'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { servedBy } from '#app/features/addresses/delivery/address-of.ts'
import { lookUpArea } from '#app/features/addresses/delivery/delivery-area.ts'
import { useChooseDelivery } from '#app/features/addresses/delivery/delivery-chooser.tsx'
import { isServed } from '#app/features/addresses/delivery/delivery-model.ts'
import { LoadFailed } from '#app/platform/session/own-page.tsx'
import { browserClient } from '#app/platform/visit/browser-client.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useMay } from '../../platform/session/use-current-user.ts'
import { useOwn } from '../../platform/session/use-own.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import { deliveryOf, useAddressLabel } from './address-body.ts'
import { AddressFacts } from './address-facts.tsx'
import { AddressesSkeleton } from './addresses-page.tsx'
import type { DeliveringBranch } from './delivery/delivery-model.ts'
import { ownAddresses } from './own-addresses.ts'

/** The address book of whoever has one, in the chooser; null for everybody else, and while it is empty. */
export function useAddressBook() {
  const isTheirs = useMay('address-book')
  const book = useOwn(ownAddresses, { isWanted: isTheirs })
  const isEmpty = book.state === 'known' && book.value.length === 0
  return isTheirs && !isEmpty ? book : null
}

export function SavedDeliveries(props: {
  book: NonNullable<ReturnType<typeof useAddressBook>>
  branches: DeliveringBranch[]
  addAddress: string
}) {
  const text = useText()
  const { book } = props
  const { search } = useCallingPage()
  return (
    <section className="flex w-full max-w-[461px] flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h3 font-semibold">{text('your_addresses')}</h2>
        <Link
          to="/user/profile/addresses"
          className="inline-flex min-h-11 items-center text-small font-semibold text-primary-text hover:underline"
        >
          {text('manage_addresses')}
        </Link>
      </div>
      {book.state === 'failed' && <LoadFailed onRetry={book.retry} />}
      {(book.state === 'asking' || book.state === 'unasked') && <AddressesSkeleton />}
      {book.state === 'known' && <Choices {...props} />}
      <Link to={props.addAddress + search} className={buttonClass('secondary')}>
        {text('another_address')}
      </Link>
    </section>
  )
}

function Choices({ book, branches }: Parameters<typeof SavedDeliveries>[0]) {
  const text = useText()
  const labelOf = useAddressLabel()
  const { deliverTo, busyId } = useDeliverTo(branches)
  const chosenId = useStored(temporaryDelivery, null)?.id
  return (
    <ul className="flex flex-col gap-3">
      {inUsefulOrder(book.value ?? []).map((address) => (
        <li
          key={address.id}
          className={`flex flex-col gap-3 rounded-card border bg-surface p-4 ${address.id === chosenId ? 'border-primary-text' : 'border-line'}`}
        >
          <AddressFacts address={address} />
          {address.attributes.status === 'active' && (
            <button
              type="button"
              onClick={() => void deliverTo(address)}
              aria-busy={busyId === address.id}
              className={buttonClass('secondary', 'min-h-11 self-start')}
            >
              {busyId === address.id && (
                <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
              )}
              {text('deliver_here')}
              <span className="sr-only">: {labelOf(address.attributes.label)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where we can go first; otherwise as the address book has them. */
const inUsefulOrder = (addresses: readonly AddressResource[]) =>
  addresses.toSorted(
    (one, other) =>
      Number(other.attributes.status === 'active') - Number(one.attributes.status === 'active'),
  )

/** Chooses a saved address for the order; its area's terms may have changed, so they are asked for anew. */
function useDeliverTo(branches: DeliveringBranch[]) {
  const brand = useBrand()
  const choose = useChooseDelivery()
  const [busyId, setBusyId] = useState<string | null>(null)

  const deliverTo = async (address: AddressResource) => {
    if (busyId !== null) return
    setBusyId(address.id)
    const { branches: client } = browserClient(brand, { isQuiet: true })
    const { lat, long } = address.attributes
    const { decimals } = brand.currency
    const lookup = await lookUpArea({ client, point: { lat, long }, decimals, branches })
    setBusyId(null)
    if (!isServed(lookup)) return markOutside(address.id)
    const kept = servedBy(deliveryOf(address), lookup, { before: null, branches })
    await choose(kept.address, kept.branch)
  }
  return { deliverTo, busyId }
}

/** Shown at a saved address that no branch delivers to any more. */
const markOutside = (id: string) =>
  ownAddresses.change((known) =>
    known.map((each) =>
      each.id === id
        ? { ...each, attributes: { ...each.attributes, status: 'inactive' as const } }
        : each,
    ),
  )
