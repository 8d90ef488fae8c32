import type { AddressResource } from '@sufra/contract/people/addresses'
import { useState } from 'react'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { deliveryOf } from './address-body.ts'
import { servedBy } from './delivery/address-of.ts'
import { type DeliveringBranch, isServed } from './delivery/delivery-model.ts'
import { lookUpArea } from './delivery/look-up-area.ts'
import { useChooseDelivery } from './delivery/use-choose-delivery.ts'
import { ownAddresses } from './own-addresses.ts'

/** Chooses a saved address for the order; its area's terms may have changed, so they are asked for anew. */
export function useDeliverTo(branches: DeliveringBranch[]) {
  const brand = useBrand()
  const choose = useChooseDelivery()
  const [busyId, setBusyId] = useState<string | null>(null)

  const deliverTo = async (address: AddressResource) => {
    if (busyId !== null) return
    setBusyId(address.id)
    const client = await browserClient(brand, { isQuiet: true })
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

/** Nobody delivers there any more: said at the address itself. */
const markOutside = (id: string) =>
  ownAddresses.change((known) =>
    known.map((each) =>
      each.id === id
        ? { ...each, attributes: { ...each.attributes, status: 'inactive' as const } }
        : each,
    ),
  )
