import type { StockCategory } from '@sufra/contract/orders/board'
import { readApplication } from '../applications/application-queries.ts'
import { findItemsOf, type Item } from '../catalogue/item-queries.ts'
import { pictureUri } from '../catalogue/menu-document.ts'
import { findCategories, listCategories } from '../catalogue/menu-queries.ts'
import { findInactiveCategories } from '../catalogue/stock-queries.ts'
import { findLocation } from '../locations/find-location.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'

/** What a branch sells as a rule, in the menu's order, and what of it has run out. */
export async function readStock(
  db: Db,
  tenant: Tenant,
  locationId: number,
): Promise<StockCategory[]> {
  const { conceptId } = tenant
  await findLocation(db, { conceptId, locationId })
  const { defaultMenuId } = await readApplication(db, tenant)
  const ids = await listCategories(db, conceptId, defaultMenuId)
  const found = new Map((await findCategories(db, conceptId, ids)).map((it) => [it.id, it]))
  const itemsOf = Map.groupBy(await findItemsOf(db, conceptId, ids), (item) => item.categoryId)
  const inactive = await findInactiveCategories(db, conceptId, locationId)
  const off = new Set(inactive.map(({ id }) => id))

  return ids.flatMap((id) => {
    const category = found.get(id)
    if (!category || category.excludedLocations.includes(locationId)) return []
    const items = (itemsOf.get(id) ?? []).filter(
      ({ excludedLocations }) => !excludedLocations.includes(locationId),
    )
    return {
      type: 'stock-categories',
      id,
      attributes: {
        name: category.name,
        'is-out': off.has(id),
        items: items.map((item) => stockItem(item, locationId)),
      },
    }
  })
}

const stockItem = ({ id, name, picture, stockouts }: Item, locationId: number) => ({
  id,
  name,
  'image-uri': pictureUri(picture),
  'is-out': stockouts.some((stockout) => stockout.locationId === locationId),
})
