import type { Period } from '@sufra/domain/clock/periods'
import { type Kitchen, USUAL_KITCHEN } from '@sufra/domain/schedule/kitchen'
import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { kitchenSlots, kitchens } from './kitchen-tables.ts'

/** One of a branch's slots, by its start in epoch milliseconds. */
export type KitchenSlot = { conceptId: number; locationId: number; startsAt: number }

export async function readKitchen(db: Db, conceptId: number, locationId: number): Promise<Kitchen> {
  const [row] = await db
    .select()
    .from(kitchens)
    .where(and(eq(kitchens.conceptId, conceptId), eq(kitchens.locationId, locationId)))
  return row ?? USUAL_KITCHEN
}

/** Of every branch that has said something about its kitchen. */
export const findKitchens = (db: Db, conceptId: number) =>
  db.select().from(kitchens).where(eq(kitchens.conceptId, conceptId))

/** How many orders a kitchen has taken on, by the start of each slot that has any. */
export async function takenSlots(
  db: Db,
  { conceptId, locationId }: Pick<KitchenSlot, 'conceptId' | 'locationId'>,
  { from, to }: Period,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ startsAt: kitchenSlots.startsAt, orders: kitchenSlots.orders })
    .from(kitchenSlots)
    .where(
      and(
        eq(kitchenSlots.conceptId, conceptId),
        eq(kitchenSlots.locationId, locationId),
        gte(kitchenSlots.startsAt, new Date(from)),
        lt(kitchenSlots.startsAt, new Date(to)),
        gt(kitchenSlots.orders, 0),
      ),
    )
  return new Map(rows.map(({ startsAt, orders }) => [startsAt.getTime(), orders]))
}

/**
 * Takes room for one more order and has one row, or leaves the slot as it is and has none: it is full.
 * Does nothing where `given` has no row.
 */
export function booking(
  { conceptId, locationId, startsAt }: Record<keyof KitchenSlot, SQL>,
  given = sql`(select) as given`,
) {
  const room = sql`coalesce((
    select ${kitchens.ordersPerSlot} from ${kitchens}
    where ${kitchens.conceptId} = ${conceptId} and ${kitchens.locationId} = ${locationId}
  ), 2147483647)`
  // Room and order are one statement: of two customers after the last room, one gets it.
  return sql`
    insert into ${kitchenSlots} (concept_id, location_id, starts_at, orders)
    select ${conceptId}::integer, ${locationId}::integer, ${startsAt}::timestamptz, 1
    from ${given} where ${room} > 0
    on conflict (concept_id, location_id, starts_at)
    do update set orders = ${kitchenSlots.orders} + 1 where ${kitchenSlots.orders} < ${room}
    returning 1`
}

/** Gives the room of one order back. */
export async function releaseSlot(db: Db, slot: KitchenSlot): Promise<void> {
  await db
    .update(kitchenSlots)
    .set({ orders: sql`${kitchenSlots.orders} - 1` })
    .where(
      and(
        eq(kitchenSlots.conceptId, slot.conceptId),
        eq(kitchenSlots.locationId, slot.locationId),
        eq(kitchenSlots.startsAt, new Date(slot.startsAt)),
        gt(kitchenSlots.orders, 0),
      ),
    )
}

/** Longer than anybody could still ask how busy a kitchen was. */
const SLOTS_KEPT_MS = 7 * 24 * 60 * 60_000

export const deletePastSlots = (db: Db, conceptId: number, now: number) =>
  db
    .delete(kitchenSlots)
    .where(
      and(
        eq(kitchenSlots.conceptId, conceptId),
        lt(kitchenSlots.startsAt, new Date(now - SLOTS_KEPT_MS)),
      ),
    )
