import { USUAL_KITCHEN } from '@sufra/domain/schedule/kitchen'
import { inactiveCategories } from '../catalogue/menu-tables.ts'
import {
  deliveryAreas,
  locationHolidays,
  locationHours,
  locations,
} from '../locations/location-tables.ts'
import type { Db } from '../platform/database/connection.ts'
import { kitchens } from '../schedule/kitchen-tables.ts'
import type { BrandSeed } from './brand-seed.ts'
import { inOrder, insertRows } from './insert-rows.ts'

/** The branches with their hours, delivery areas and kitchens. The categories they refer to are there already. */
export async function plantLocations(db: Db, brand: BrandSeed) {
  const conceptId = brand.concept.id
  const rowsOf = <Row extends object>(rows: (location: BrandSeed['locations'][number]) => Row[]) =>
    brand.locations.flatMap((location) =>
      rows(location).map((row) => ({ conceptId, locationId: location.id, ...row })),
    )

  await insertRows(
    db,
    locations,
    inOrder(brand.locations).map((location) => ({ conceptId, ...location })),
  )
  await insertRows(
    db,
    locationHours,
    rowsOf(({ hours }) => hours),
  )
  await insertRows(
    db,
    locationHolidays,
    rowsOf(({ holidays }) => holidays),
  )
  await insertRows(
    db,
    deliveryAreas,
    rowsOf(({ zones }) =>
      zones.map(({ minimum, charge, ...zone }) => ({
        ...zone,
        minimumMinor: minimum,
        chargeMinor: charge,
      })),
    ),
  )
  await insertRows(
    db,
    kitchens,
    rowsOf(({ kitchen }) => [{ ...USUAL_KITCHEN, ...kitchen }]),
  )
  await insertRows(
    db,
    inactiveCategories,
    rowsOf((location) => location.inactiveCategories.map((categoryId) => ({ categoryId }))),
  )
}
