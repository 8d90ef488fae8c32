import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@sufra/domain/vocabulary/staff-roles'
import type { BrandSeed } from '../../planting/brand-seed.ts'
import { hashPassword } from '../../platform/security/password-hash.ts'
import { hashOf, newToken } from '../../platform/security/token.ts'
import { headersOf, type TestApp } from '../../testing/test-app.ts'
import { RIYADH_BRAND } from '../../testing/test-brands.ts'
import { insertStaffSession } from '../staff-queries.ts'
import { staff } from '../staff-tables.ts'

type Unlike = {
  brand?: BrandSeed
  role?: StaffRole
  locations?: number[] | null
  name?: string
  email?: string
  password?: string
}

/** As passwords are kept; none is known that it would be of. */
const NOBODYS = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

export type TestStaff = Awaited<ReturnType<typeof aStaffMember>>

/** Somebody signed in; unless said otherwise a manager of all branches of the Riyadh brand. */
export async function aStaffMember(app: TestApp, unlike: Unlike = {}) {
  const { brand = RIYADH_BRAND, role = 'manager', locations = null, name = 'Omar' } = unlike
  const { email = `${randomUUID()}@olive.example`, password } = unlike
  const conceptId = brand.concept.id
  const id = randomUUID()
  const token = newToken()
  const now = app.clock()
  const passwordHash = password ? await hashPassword(password) : NOBODYS
  await app.database.forConcept(conceptId, async (db) => {
    const row = { conceptId, id, name, email, role, locations, passwordHash }
    await db.insert(staff).values({ ...row, createdAt: new Date(now) })
    await insertStaffSession(db, { conceptId, tokenHash: hashOf(token), staffId: id, now })
  })
  return { brand, id, token, email }
}

/** A call with a token, as a console sends it. */
export const sendAs = (
  { app }: TestApp,
  { brand, token }: { brand: BrandSeed; token: string },
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headersOf(brand), authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
