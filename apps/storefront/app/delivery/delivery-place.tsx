import { temporaryDelivery } from '../storage/keys/temporary-delivery.ts'
import { useStored } from '../storage/use-stored.ts'
import { AreaAddress } from './area-address.tsx'
import type { DeliveringBranch } from './delivery-model.ts'
import { KnownAddress } from './known-address.tsx'
import { PinAddress } from './pin-address.tsx'

/** How the brand takes addresses. */
export type AddressFormKind = 'map' | 'governorates'

/** Where to deliver: the address given before, or a new one the brand's way. */
export function DeliveryPlace(props: {
  branches: DeliveringBranch[]
  form: AddressFormKind
  addAddress: string
}) {
  const known = useStored(temporaryDelivery, null)
  return known ? (
    <KnownAddress address={known} branches={props.branches} addAddress={props.addAddress} />
  ) : (
    <NewAddress branches={props.branches} form={props.form} />
  )
}

export function NewAddress(props: { branches: DeliveringBranch[]; form: AddressFormKind }) {
  return props.form === 'governorates' ? (
    <AreaAddress branches={props.branches} />
  ) : (
    <PinAddress branches={props.branches} />
  )
}
