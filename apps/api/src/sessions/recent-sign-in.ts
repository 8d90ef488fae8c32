import type { CustomerParts } from '../customers/customer-parts.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import type { SignedInCustomer } from '../platform/http/tenant/access.ts'
import { isPassword } from '../platform/security/password-hash.ts'

const RECENT_MS = 15 * 60_000
const GUESSES = [{ max: 10, withinMs: 60 * 60_000 }]

type Whose = { conceptId: number; passwordHash: string | null }

/**
 * Before what a stolen token could do lasting harm with: a sign-in of the last minutes, or the
 * password once more.
 */
export async function requireRecentSignIn(
  parts: CustomerParts,
  customer: SignedInCustomer,
  { password, ...whose }: Whose & { password: string | undefined },
) {
  if (password !== undefined) return requirePassword(parts, customer, { password, ...whose })
  const age = parts.clock() - customer.session.createdAt.getTime()
  if (age > RECENT_MS) throw refusal('sign-in-again')
}

/** The password of somebody signed in; it can be guessed at as little as any other. */
export async function requirePassword(
  { database, clock }: CustomerParts,
  customer: SignedInCustomer,
  { conceptId, passwordHash, password }: Whose & { password: string },
) {
  const asked = { conceptId, key: `password:${customer.id}`, limits: GUESSES, now: clock() }
  const wait = await database.forConcept(conceptId, (db) => takeAllowance(db, asked))
  if (wait > 0) throw refusal('too-many-guesses').after(wait)
  if (!(await isPassword(password, passwordHash, conceptId))) {
    throw refusal('wrong-password', { source: 'current-password' })
  }
}
