import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { findInactiveCategories, findLocations } from './location-queries.ts'

export async function findLocation(database: Database, { conceptId }: Tenant, id: number) {
  const all = await database.forConcept(conceptId, (db) => findLocations(db, conceptId))
  const location = all.find((it) => it.id === id)
  if (!location) throw notFound()
  return location
}

/** The ids of the categories a branch does not offer at present. */
export async function findInactive(database: Database, tenant: Tenant, locationId: number) {
  await findLocation(database, tenant, locationId)
  const rows = await database.forConcept(tenant.conceptId, (db) =>
    findInactiveCategories(db, tenant.conceptId, locationId),
  )
  return rows.map((row) => row.id)
}
