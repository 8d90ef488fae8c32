import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { deliveryAreas, locationHolidays, locationHours, locations } from './location-tables.ts'

export type Location = Awaited<ReturnType<typeof findLocations>>[number]
export type DeliveryArea = typeof deliveryAreas.$inferSelect

/** Every branch with its hours and holidays, in the brand's order. */
export async function findLocations(db: Db, conceptId: number) {
  const rows = await db
    .select()
    .from(locations)
    .where(eq(locations.conceptId, conceptId))
    .orderBy(asc(locations.displayOrder), asc(locations.id))
  const hours = await db
    .select()
    .from(locationHours)
    .where(eq(locationHours.conceptId, conceptId))
    .orderBy(asc(locationHours.weekday), asc(locationHours.opens))
  const holidays = await db
    .select()
    .from(locationHolidays)
    .where(eq(locationHolidays.conceptId, conceptId))
    .orderBy(asc(locationHolidays.date))

  const hoursOf = Map.groupBy(hours, (it) => it.locationId)
  const holidaysOf = Map.groupBy(holidays, (it) => it.locationId)
  return rows.map((row) => ({
    ...row,
    hours: hoursOf.get(row.id) ?? [],
    holidays: holidaysOf.get(row.id) ?? [],
  }))
}

export const findDeliveryAreas = (db: Db, conceptId: number) =>
  db
    .select()
    .from(deliveryAreas)
    .where(eq(deliveryAreas.conceptId, conceptId))
    .orderBy(asc(deliveryAreas.id))

export type Branch = { conceptId: number; locationId: number }

/** Answers whether anything changed by it. */
export async function pauseLocation(db: Db, { conceptId, locationId }: Branch, isPaused: boolean) {
  const changed = await db
    .update(locations)
    .set({ isPaused })
    .where(
      and(
        eq(locations.conceptId, conceptId),
        eq(locations.id, locationId),
        ne(locations.isPaused, isPaused),
      ),
    )
    .returning({ id: locations.id })
  return changed.length > 0
}
