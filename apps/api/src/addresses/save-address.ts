import type { AddressChanges, NewAddress } from '@sufra/contract/people/addresses'
import type { z } from 'zod'
import { readConcept } from '../concepts/concept-queries.ts'
import { lockCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import { changedFields, newAddressFields } from './address-fields.ts'
import {
  countAddresses,
  findAddress,
  insertAddress,
  type OwnedAddress,
  updateAddress,
} from './address-queries.ts'

const MOST = 50

export async function addAddress(
  db: Db,
  owner: OneCustomer,
  given: z.output<typeof NewAddress>,
  now: number,
) {
  // One after the other: otherwise many at once would each find room.
  await lockCustomer(db, owner)
  if ((await countAddresses(db, owner)) >= MOST) throw refusal('too-many-saved')
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
