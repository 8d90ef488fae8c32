import { SIMULATED_KEY } from '@sufra/contract/brand/captcha-key'
import { and, asc, eq } from 'drizzle-orm'
import { concepts } from '../concepts/concept-tables.ts'
import { findOption } from '../integration-options/integration-option-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { hosts } from './application-tables.ts'

export async function findTenant(database: Database, host: string): Promise<Tenant | null> {
  const [entry] = await database.shared.select().from(hosts).where(eq(hosts.host, host))
  if (!entry) return null
  const { conceptId } = entry
  return database.forConcept(conceptId, async (db) => {
    const [concept] = await db
      .select({
        version: concepts.version,
        primaryLanguage: concepts.primaryLanguage,
        secondaryLanguage: concepts.secondaryLanguage,
      })
      .from(concepts)
      .where(eq(concepts.conceptId, conceptId))
    if (!concept) return null
    const siteKey = await findOption(db, conceptId, { product: 'recaptcha', name: 'site-key' })
    return { ...entry, ...concept, hasCaptcha: siteKey !== null && siteKey !== SIMULATED_KEY }
  })
}

/** The host names of one application. */
export const findHosts = ({ shared }: Database, tenant: Tenant) =>
  shared
    .select({ host: hosts.host })
    .from(hosts)
    .where(
      and(eq(hosts.conceptId, tenant.conceptId), eq(hosts.applicationId, tenant.applicationId)),
    )
    .orderBy(asc(hosts.host))

export async function listConcepts({ shared }: Database): Promise<number[]> {
  const rows = await shared
    .select({ conceptId: hosts.conceptId })
    .from(hosts)
    .groupBy(hosts.conceptId)
  return rows.map(({ conceptId }) => conceptId)
}
