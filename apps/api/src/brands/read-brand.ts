import { readApplication } from '../applications/application-queries.ts'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { findCountries } from '../reference/reference-queries.ts'

export type Brand = Awaited<ReturnType<typeof readBrand>>

/** What a concept and its application are described from. */
export async function readBrand(db: Db, tenant: Tenant) {
  const concept = await readConcept(db, tenant.conceptId)
  return {
    concept,
    application: await readApplication(db, tenant),
    countries: await findCountries(db, concept.settings.allowedCountries),
  }
}
