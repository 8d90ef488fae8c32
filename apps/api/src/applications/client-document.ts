import type { Database } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { readApplication } from './application-queries.ts'

/** An application as one of its addresses knows it. */
export async function clientResource(database: Database, tenant: Tenant, host: string) {
  const { id, label, key } = await database.forConcept(tenant.conceptId, (db) =>
    readApplication(db, tenant),
  )
  return { type: 'clients' as const, id, attributes: { label, url: host, key } }
}
