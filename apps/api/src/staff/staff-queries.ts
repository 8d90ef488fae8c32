import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { staff, staffSessions } from './staff-tables.ts'

export type StaffRow = typeof staff.$inferSelect

/** A shift: whoever comes back the next day signs in again. */
export const STAFF_SESSION_MS = 12 * 60 * 60_000

type OneSession = { conceptId: number; tokenHash: string; now: number }

/** Somebody who has left the brand is not found any more, whatever token they hold. */
export async function findStaffSession(db: Db, { conceptId, tokenHash, now }: OneSession) {
  const [found] = await db
    .select({
      member: staff,
      id: staffSessions.id,
      createdAt: staffSessions.createdAt,
      lastUsedAt: staffSessions.lastUsedAt,
    })
    .from(staffSessions)
    .innerJoin(
      staff,
      and(eq(staff.conceptId, staffSessions.conceptId), eq(staff.id, staffSessions.staffId)),
    )
    .where(
      and(
        eq(staffSessions.conceptId, conceptId),
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.createdAt, new Date(now - STAFF_SESSION_MS)),
        eq(staff.isActive, true),
      ),
    )
  return found ?? null
}

export const touchStaffSession = (db: Db, { conceptId, tokenHash, now }: OneSession) =>
  db
    .update(staffSessions)
    .set({ lastUsedAt: new Date(now) })
    .where(and(eq(staffSessions.conceptId, conceptId), eq(staffSessions.tokenHash, tokenHash)))

type NewSession = OneSession & { staffId: string; device?: string | null; network?: string | null }

export const insertStaffSession = (db: Db, session: NewSession) => {
  const { now, ...row } = session
  const moment = new Date(now)
  return db.insert(staffSessions).values({ ...row, createdAt: moment, lastUsedAt: moment })
}

export const deleteStaffSession = (db: Db, conceptId: number, tokenHash: string) =>
  db
    .delete(staffSessions)
    .where(and(eq(staffSessions.conceptId, conceptId), eq(staffSessions.tokenHash, tokenHash)))

/** Those of one member that are not over, the latest first. */
export const findStaffSessions = (
  db: Db,
  { conceptId, staffId, now }: { conceptId: number; staffId: string; now: number },
) =>
  db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.conceptId, conceptId),
        eq(staffSessions.staffId, staffId),
        gt(staffSessions.createdAt, new Date(now - STAFF_SESSION_MS)),
      ),
    )
    .orderBy(desc(staffSessions.createdAt))
    .limit(MOST_SESSIONS)

const MOST_SESSIONS = 100

/** One session of a member, or all but one. Answers how many there were. */
export async function endStaffSessions(
  db: Db,
  { conceptId, staffId }: { conceptId: number; staffId: string },
  which: { one: string } | { allBut: string },
) {
  const ended = await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.conceptId, conceptId),
        eq(staffSessions.staffId, staffId),
        'one' in which ? eq(staffSessions.id, which.one) : ne(staffSessions.id, which.allBut),
      ),
    )
    .returning({ id: staffSessions.id })
  return ended.length
}

export async function findStaffByEmail(db: Db, conceptId: number, email: string) {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.conceptId, conceptId), eq(staff.email, email), eq(staff.isActive, true)))
  return row ?? null
}

export async function findStaffMember(db: Db, conceptId: number, id: string | null) {
  if (id === null) return null
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.conceptId, conceptId), eq(staff.id, id)))
  return row ?? null
}

/** By member, also those who have left. */
export async function findStaffNames(db: Db, conceptId: number, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.conceptId, conceptId), inArray(staff.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const findDrivers = (db: Db, conceptId: number) =>
  db
    .select()
    .from(staff)
    .where(and(eq(staff.conceptId, conceptId), eq(staff.role, 'driver'), eq(staff.isActive, true)))
    .orderBy(asc(staff.name), asc(staff.id))
