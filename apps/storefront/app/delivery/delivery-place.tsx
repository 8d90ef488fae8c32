import type { ReactNode } from 'react'
import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { useStored } from '../storage/use-stored.ts'
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
  if (known && known.id === undefined) {
    return (
      <div className="flex w-full max-w-[461px] flex-col gap-6">
        {props.saved}
        <KnownAddress address={known} branches={branches} addAddress={addAddress} />
      </div>
    )
  }
  return props.saved ?? <NewDelivery branches={branches} form={props.form} />
}
