import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { FastifyRequest } from 'fastify'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { findByEmail } from '../customers/customer-queries.ts'
import { forgetAllowance } from '../platform/allowances/allowance-queries.ts'
import { networkOf } from '../platform/allowances/network.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { isPassword } from '../platform/security/password-hash.ts'
import { hashOf } from '../platform/security/token.ts'
import { openSession } from './open-session.ts'

const HOUR_MS = 60 * 60_000
const PER_EMAIL = [
  { max: 10, withinMs: HOUR_MS / 4 },
  { max: 50, withinMs: 24 * HOUR_MS },
]
const PER_NETWORK = [{ max: 200, withinMs: HOUR_MS }]

/** An unknown address costs the same work and gets the same answer as a wrong password. */
export async function signInByPassword(
  { database, clock }: CustomerParts,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<SessionDocument> {
  const { conceptId } = request.tenant
  const now = clock()
  const key = `sign-in:${hashOf(email)}`
  const wait = await database.forConcept(conceptId, (db) =>
    takeTry(db, { conceptId, key, network: networkOf(request.ip), now }),
  )
  if (wait > 0) throw refusal('too-many-guesses').after(wait)

  const known = await database.forConcept(conceptId, (db) => findByEmail(db, conceptId, email))
  const isRight = await isPassword(password, known?.passwordHash ?? null)
  if (!known || !isRight) throw refusal('wrong-credentials')
  return database.forConcept(conceptId, async (db) => {
    await forgetAllowance(db, conceptId, key)
    return openSession(db, { conceptId, customerId: known.id }, { signedInBy: 'password', now })
  })
}

async function takeTry(
  db: Db,
  asked: { conceptId: number; key: string; network: string | null; now: number },
) {
  const { conceptId, key, network, now } = asked
  const wait = await takeAllowance(db, { conceptId, key, limits: PER_EMAIL, now })
  if (wait > 0 || !network) return wait
  const networkKey = `sign-in-from:${network}`
  return takeAllowance(db, { conceptId, key: networkKey, limits: PER_NETWORK, now })
}
