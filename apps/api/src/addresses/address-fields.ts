import type { AddressChanges, NewAddress } from '@sufra/contract/people/addresses'
import type { z } from 'zod'
import type { AddressFields } from './address-queries.ts'

const HOME = 'Home'

/** A new address, whole: what was not said is none. */
export function newAddressFields(
  given: z.output<typeof NewAddress>,
  { country }: { country: string },
): AddressFields {
  const { lat, long, line1 } = given
  return { ...NONE, label: HOME, country, lat, long, line1, ...changedFields(given) }
}

const NONE = {
  line2: null,
  telephone: null,
  instructions: null,
  city: null,
  state: null,
  postalCode: null,
  photoUri: null,
  street: null,
  block: null,
  building: null,
  floor: null,
  houseNumber: null,
  landmark: null,
}

const COLUMNS = {
  lat: 'lat',
  long: 'long',
  line1: 'line1',
  line2: 'line2',
  label: 'label',
  telephone: 'telephone',
  instructions: 'instructions',
  city: 'city',
  state: 'state',
  country: 'country',
  'postal-code': 'postalCode',
  'photo-uri': 'photoUri',
  street: 'street',
  block: 'block',
  building: 'building',
  floor: 'floor',
  'house-number': 'houseNumber',
  landmark: 'landmark',
} as const satisfies Record<keyof z.output<typeof AddressChanges>, keyof AddressFields>

/** Only what was said. */
export function changedFields(given: z.output<typeof AddressChanges>): Partial<AddressFields> {
  const said = Object.entries(COLUMNS).flatMap(([field, column]) => {
    const value = given[field as keyof typeof COLUMNS]
    return value === undefined ? [] : [[column, value]]
  })
  return Object.fromEntries(said)
}
