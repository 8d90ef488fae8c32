import { faultsIn } from '../../platform/forms/faults-in.ts'
import { bodyOf } from './address-body.ts'
import type { GivenAddress } from './delivery/delivery-model.ts'

/** What the server would have against an address, by the names of its fields. The rules come when they are needed. */
export async function faultsInAddress(given: GivenAddress) {
  const { NewAddress } = await import('@sufra/contract/people/addresses')
  return faultsIn(NewAddress, bodyOf(given))
}
