import type { AddressResource, NewAddress } from '@sufra/contract/people/addresses'
import { isKnownLabel } from '#app/features/addresses/delivery/details-step.tsx'
import { faultsIn } from '#app/platform/forms/faults-in.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import {
  ADDRESS_DETAILS,
  type AddressDetail,
  type TemporaryDelivery,
} from '../../platform/storage/keys/temporary-delivery.ts'
import type { GivenAddress } from './delivery/delivery-model.ts'

/** What a form has brought, as the server takes it; an emptied field is none. */
export const bodyOf = ({ point, line1, label, details }: GivenAddress) => ({
  lat: point.lat,
  long: point.long,
  line1,
  label,
  ...detailsFrom((name) => details[name]?.trim() || null),
})

/** The address of this order, as it is saved. */
export const bodyOfDelivery = (address: TemporaryDelivery): NewAddress => ({
  lat: address.lat,
  long: address.long,
  line1: address.line1,
  label: address.label,
  ...detailsFrom((name) => address[name] ?? null),
})

/** A saved address, as a form shows it. */
export function givenOf({ attributes }: AddressResource): GivenAddress {
  const { lat, long, line1, label } = attributes
  return { point: { lat, long }, line1, label, details: filledDetails(attributes) }
}

/** A saved address, as an order goes there; its area's terms are asked for anew. */
export function deliveryOf({ id, attributes }: AddressResource) {
  const { lat, long, line1, label } = attributes
  return { id, lat, long, line1, label, ...filledDetails(attributes) }
}

function filledDetails(attributes: AddressResource['attributes']) {
  const details: Partial<Record<AddressDetail, string>> = {}
  for (const name of ADDRESS_DETAILS) {
    const text = attributes[name]
    if (text !== null) details[name] = text
  }
  return details
}

const detailsFrom = (read: (name: AddressDetail) => string | null) =>
  Object.fromEntries(ADDRESS_DETAILS.map((name) => [name, read(name)])) as Record<
    AddressDetail,
    string | null
  >

/** What the server would have against an address, by the names of its fields. The rules come when they are needed. */
export async function faultsInAddress(given: GivenAddress) {
  const { NewAddress } = await import('@sufra/contract/people/addresses')
  return faultsIn(NewAddress, bodyOf(given))
}

/** What an address is called; a name of the customer's own stays as it is. */
export function useAddressLabel(): (label: string) => string {
  const text = useText()
  return (label) => (isKnownLabel(label) ? text(`address_label_${label}`) : label)
}
