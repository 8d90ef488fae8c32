import { readApplication } from '../applications/application-queries.ts'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { listCategories } from './category-queries.ts'
import { findUpsellsOfMenu } from './menu-queries.ts'

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/** What is on sale, as far as every call needs it: the categories' order and the default menu's upsells. */
export async function readCatalogue(db: Db, tenant: Tenant) {
  const { conceptId } = tenant
  const { currency } = await readConcept(db, conceptId)
  const { defaultMenuId } = await readApplication(db, tenant)
  const upsells = await findUpsellsOfMenu(db, conceptId, defaultMenuId)
  return {
    conceptId,
    currency,
    categoryIds: await listCategories(db, conceptId, defaultMenuId),
    upsells: new Set(upsells.map((upsell) => upsell.itemId)),
  }
}
