import type { BoardDriver } from '@sufra/contract/orders/board'
import { worksAt } from '@sufra/domain/vocabulary/staff-roles'
import { findLocation } from '../locations/find-location.ts'
import type { Branch } from '../locations/location-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { findDrivers } from '../staff/staff-queries.ts'
import { countOpenDeliveries } from './board-queries.ts'

/** Who could bring an order of the branch, those with the least to do first. */
export async function listDrivers(db: Db, branch: Branch): Promise<BoardDriver[]> {
  await findLocation(db, branch)
  const drivers = await findDrivers(db, branch.conceptId)
  const open = await countOpenDeliveries(db, branch)
  return drivers
    .filter((driver) => worksAt(driver, branch.locationId))
    .map(({ id, name, telephone }) => ({
      type: 'employees' as const,
      id,
      attributes: {
        name,
        function: 'driver' as const,
        telephone,
        'open-orders': open.get(id) ?? 0,
      },
    }))
    .sort((a, b) => a.attributes['open-orders'] - b.attributes['open-orders'])
}
