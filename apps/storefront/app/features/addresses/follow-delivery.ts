import type { AddressResource } from '@sufra/contract/people/addresses'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import { deliveryOf } from './address-body.ts'
import { servedBy } from './delivery/address-of.ts'
import type { DeliveringBranch, Served } from './delivery/delivery-model.ts'
import { takeDelivery } from './delivery/take-delivery.ts'
import { leaveDelivery } from './leave-delivery.ts'

/** An order that goes to this address follows its change; where it cannot, the address has to be chosen anew. */
export async function followDelivery(
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
