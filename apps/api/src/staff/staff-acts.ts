import { randomUUID } from 'node:crypto'
import type { ActSubject } from '@sufra/contract/people/staff'
import type { StaffAct } from '@sufra/domain/vocabulary/staff-acts'
import type { StaffMember, StaffRole } from '@sufra/domain/vocabulary/staff-roles'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../platform/allowances/network.ts'
import type { Db } from '../platform/database/connection.ts'
import { staff, staffActs } from './staff-tables.ts'

/** Who does something, and from where. */
export type Doer = {
  conceptId: number
  /** Null: somebody who is not known. */
  member: { id: string; name: string; role: StaffRole } | null
  network: string | null
}

export const doerOf = (request: FastifyRequest, member: Doer['member']): Doer => ({
  conceptId: request.tenant.conceptId,
  member,
  network: networkOf(request),
})

type Done = { act: StaffAct; now: number; locationId?: number; subject?: ActSubject }

/** Written within the transaction of the act itself: there is never one without the other. */
export const recordAct = (db: Db, { conceptId, member, network }: Doer, done: Done) =>
  db.insert(staffActs).values({
    conceptId,
    id: randomUUID(),
    at: new Date(done.now),
    act: done.act,
    staffId: member?.id ?? null,
    staffName: member?.name ?? null,
    role: member?.role ?? null,
    locationId: done.locationId ?? null,
    network,
    subject: done.subject ?? {},
  })

type Wanted = {
  conceptId: number
  reader: StaffMember & { id: string }
  /** Acts older than this one. */
  before: string | undefined
  limit: number
}

/** The newest first, of what concerns the reader; one more than the limit where there are more. */
export function findActs(db: Db, { conceptId, reader, before, limit }: Wanted) {
  const older =
    before &&
    sql`(${staffActs.at}, ${staffActs.id}) < (
      select earlier.at, earlier.id from ${staffActs} earlier
      where earlier.concept_id = ${conceptId} and earlier.id = ${before})`
  return db
    .select()
    .from(staffActs)
    .where(
      and(eq(staffActs.conceptId, conceptId), concerns(db, conceptId, reader), older || undefined),
    )
    .orderBy(desc(staffActs.at), desc(staffActs.id))
    .limit(limit + 1)
}

/** Who works at some branches sees what was done there, and what their people did nowhere in particular. */
function concerns(db: Db, conceptId: number, reader: Wanted['reader']): SQL | undefined {
  if (reader.locations === null) return undefined
  const own = [...reader.locations]
  const theirPeople = db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.conceptId, conceptId),
        sql`${staff.locations} <@ ${sql.param(own, staff.locations)}`,
      ),
    )
  return or(
    eq(staffActs.staffId, reader.id),
    inArray(staffActs.locationId, own),
    and(isNull(staffActs.locationId), inArray(staffActs.staffId, theirPeople)),
  )
}
