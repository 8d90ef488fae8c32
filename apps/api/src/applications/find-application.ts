import { conceptResource } from '../concepts/concept-document.ts'
import { readBrand } from '../concepts/read-brand.ts'
import { popupResource } from '../content/content-document.ts'
import { findPopup } from '../content/content-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Asker } from '../platform/http/tenant/asker.ts'
import { applicationResource } from './application-document.ts'
import { type CurrentUris, publishedUris } from './published-uris.ts'

export type Include = 'concept' | 'popup'

/** The caller's own application with its concept first among the included, whatever else was asked for. */
export async function findApplication(
  { database, documents }: { database: Database; documents: CurrentUris },
  asker: Asker,
  include: readonly Include[],
) {
  const { tenant } = asker
  const { brand, popup } = await database.forConcept(tenant.conceptId, async (db) => ({
    brand: await readBrand(db, tenant),
    popup: include.includes('popup') ? await findPopup(db, tenant) : null,
  }))
  const uris = await publishedUris(documents, brand.application)
  return {
    data: applicationResource(brand, uris),
    included: [conceptResource(brand, asker), ...(popup ? [popupResource(popup)] : [])],
  }
}
