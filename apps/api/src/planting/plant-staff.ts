import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/database/connection.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { staff } from '../staff/staff-tables.ts'
import type { BrandSeed } from './brand-seed.ts'
import { DEMO_STAFF_PASSWORD } from './demo-staff.ts'
import { insertRows } from './insert-rows.ts'

/** The people of a demo brand. They share a password, so that it is hashed once for all of them. */
export async function plantStaff(db: Db, { concept, staff: members = [] }: BrandSeed) {
  if (members.length === 0) return
  const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD)
  await insertRows(
    db,
    staff,
    members.map(({ locations, ...member }) => ({
      ...member,
      locations: locations && [...locations],
      conceptId: concept.id,
      id: randomUUID(),
      passwordHash,
      createdAt: new Date(),
    })),
  )
}
