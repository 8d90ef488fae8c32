import type { Refused } from '../../../platform/forms/refused.ts'
import { AreaAddress } from './area-address.tsx'
import type { AddressFormKind, DeliveringBranch, GivenAddress, Lookup } from './delivery-model.ts'
import { PinAddress } from './pin-address.tsx'

export type AddressFormProps = {
  branches: DeliveringBranch[]
  /** The address that is being changed; null for a new one. */
  filled: GivenAddress | null
  submitLabel: string
  /** Whether an address outside every delivery area may be saved too. */
  takesOutside: boolean
  isSending: boolean
  refused: Refused
  onDone: (given: GivenAddress, lookup: Lookup) => void
}

/** An address, asked for the brand's way; what becomes of it is the page's business. */
export function AddressForm({ kind, ...props }: AddressFormProps & { kind: AddressFormKind }) {
  return kind === 'governorates' ? <AreaAddress {...props} /> : <PinAddress {...props} />
}
