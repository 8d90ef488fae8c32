import { randomInt, randomUUID } from 'node:crypto'
import type { AccountType } from '@sufra/domain/people/customer-rights'
import { insertCustomer } from '../customers/customer-queries.ts'
import type { BrandSeed } from '../planting/brand-seed.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { insertSession } from '../sessions/session-queries.ts'
import type { TestApp } from './test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from './test-brands.ts'

export type TestCustomer = {
  brand: BrandSeed
  id: string
  token: string
  username: string | null
  mobile: string | null
  email: string | null
}

type Unlike = {
  brand?: BrandSeed
  accountType?: AccountType
  isVerified?: boolean
  email?: string
  isEmailVerified?: boolean
  password?: string
  firstName?: string
  lastName?: string
  /** Milliseconds since the sign-in. */
  signedInFor?: number
}

/** Somebody signed in; unless said otherwise a registered customer of the Riyadh brand with a proven number. */
export async function aCustomer(app: TestApp, unlike: Unlike = {}): Promise<TestCustomer> {
  const { brand = RIYADH_BRAND, accountType = 'registered' } = unlike
  const { isVerified = true, isEmailVerified = true } = unlike
  const conceptId = brand.concept.id
  const { mobile, username } = aMobile(brand)
  const id = randomUUID()
  const token = newToken()
  const now = app.clock() - (unlike.signedInFor ?? 0)
  const email = unlike.email ?? null
  const passwordHash = unlike.password ? await hashPassword(unlike.password) : null
  await app.database.forConcept(conceptId, async (db) => {
    await insertCustomer(db, {
      conceptId,
      id,
      accountType,
      firstName: unlike.firstName ?? 'Nora',
      lastName: unlike.lastName ?? 'Saleh',
      email,
      emailVerifiedAt: email && isEmailVerified ? new Date(now) : null,
      passwordHash,
      ...(isVerified && { username, mobile }),
      createdAt: new Date(now),
    })
    const session = { conceptId, customerId: id, tokenHash: hashOf(token) }
    await insertSession(db, { ...session, signedInBy: 'code', now })
  })
  return {
    brand,
    id,
    token,
    email,
    username: isVerified ? username : null,
    mobile: isVerified ? mobile : null,
  }
}

/** A number nobody has had yet, of the country the brand is in. */
export function aMobile(brand: BrandSeed = RIYADH_BRAND) {
  const isKuwait = brand === KUWAIT_BRAND
  const mobile = `5${String(randomInt(isKuwait ? 10 ** 7 : 10 ** 8)).padStart(isKuwait ? 7 : 8, '0')}`
  return { mobile, username: `${brand.concept.dialingCode}${mobile}` }
}

/** What a guest fills in. */
export const aGuest = (unlike: object = {}, brand: BrandSeed = RIYADH_BRAND) => ({
  'account-type': 'guest',
  'first-name': 'Nora',
  'last-name': 'Saleh',
  ...aMobile(brand),
  status: 'unverified',
  ...unlike,
})

export const PASSWORD = 'x7#mK2pL-9'

/** What somebody who wants an account fills in. */
export const anAccount = (unlike: object = {}, brand: BrandSeed = RIYADH_BRAND) => ({
  ...aGuest({}, brand),
  'account-type': 'registered',
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
  ...unlike,
})
