import type { AddressChanges, NewAddress } from '@sufra/contract/people/addresses'
import type { z } from 'zod'
import { readConcept } from '../concepts/concept-queries.ts'
import { lockCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import type { AddressFields } from './address-queries.ts'
import {
  countAddresses,
  findAddress,
  insertAddress,
  type OwnedAddress,
  updateAddress,
} from './address-queries.ts'

const MAX_SAVED = 50

export async function addAddress(
  db: Db,
  owner: OneCustomer,
  given: z.output<typeof NewAddress>,
  now: number,
) {
  // One after the other: otherwise many at once would each find room.
  await lockCustomer(db, owner)
  if ((await countAddresses(db, owner)) >= MAX_SAVED) throw refusal('too-many-saved')
  const concept = await readConcept(db, owner.conceptId)
  return insertAddress(db, owner, newAddressFields(given, concept), new Date(now))
}

export async function changeAddress(
  db: Db,
  owned: OwnedAddress,
  changes: z.output<typeof AddressChanges>,
) {
  const fields = changedFields(changes)
  const isNothing = Object.keys(fields).length === 0
  const row = isNothing ? await findAddress(db, owned) : await updateAddress(db, owned, fields)
  if (!row) throw notFound()
  return row
}

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
