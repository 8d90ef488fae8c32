import type { CustomerExport } from '@sufra/contract/people/customer-export'
import { addressResources } from '../addresses/address-document.ts'
import { listAddresses } from '../addresses/address-queries.ts'
import { carResource } from '../cars/car-document.ts'
import { listCars } from '../cars/car-queries.ts'
import { readConcept } from '../concepts/concept-queries.ts'
import { customerResource } from '../customers/customer-document.ts'
import { findCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import { favouriteResource } from '../favourites/favourite-document.ts'
import { listFavourites } from '../favourites/favourite-queries.ts'
import { exportOrders } from '../orders/following/export-orders.ts'
import type { Db } from '../platform/database/connection.ts'
import { recordsOf } from '../platform/database/personal-table.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { listSessions } from '../sessions/session-queries.ts'
import { PERSONAL_DATA, personOf } from './personal-data.ts'

/**
 * Everything we keep of one customer, but for what would let somebody sign in as them: first as the
 * product shows it, then row by row.
 */
export async function exportCustomer(
  db: Db,
  one: OneCustomer,
  now: number,
): Promise<CustomerExport> {
  const customer = await findCustomer(db, one)
  if (!customer) throw notFound()
  const { currency } = await readConcept(db, one.conceptId)
  const sessions = await listSessions(db, one.conceptId, one.customerId)
  const person = await personOf(db, customer)
  const records: CustomerExport['records'] = {}
  for (const table of PERSONAL_DATA) {
    const { name, rows } = await recordsOf(db, table, person)
    records[name] = rows
  }
  return {
    'exported-at': new Date(now).toISOString(),
    customer: customerResource(customer),
    addresses: await addressResources(db, one.conceptId, await listAddresses(db, one)),
    cars: (await listCars(db, one)).map(carResource),
    favorites: (await listFavourites(db, one)).map(favouriteResource),
    orders: await exportOrders(db, one, currency),
    sessions: sessions.map(({ signedInBy, createdAt, lastUsedAt }) => ({
      'signed-in-by': signedInBy,
      'created-at': createdAt.toISOString(),
      'last-used-at': lastUsedAt.toISOString(),
    })),
    records,
  }
}
