import type { ReactNode } from 'react'
import { temporaryDelivery } from '../../../platform/storage/keys/temporary-delivery.ts'
import { useStored } from '../../../platform/storage/use-stored.ts'
import type { AddressFormKind, DeliveringBranch } from './delivery-model.ts'
import { KnownAddress } from './known-address.tsx'
import { NewDelivery } from './new-delivery.tsx'

/** Where to deliver: one's own addresses, the one given before, or a new one the brand's way. */
export function DeliveryPlace(props: {
  branches: DeliveringBranch[]
  form: AddressFormKind
  addAddress: string
  /** The customer's own addresses; null for whoever has none. */
  saved: ReactNode | null
}) {
  const { branches, addAddress } = props
  const known = useStored(temporaryDelivery, null)
  // One of their own is among their own.
  const isListed = props.saved !== null && known?.id !== undefined
  if (known && !isListed) {
    return (
      <div className="flex w-full max-w-[461px] flex-col gap-6">
        <KnownAddress
          address={known}
          branches={branches}
          // The address book below it leads there as well.
          addAddress={props.saved ? null : addAddress}
        />
        {props.saved}
      </div>
    )
  }
  return props.saved ?? <NewDelivery branches={branches} form={props.form} />
}
