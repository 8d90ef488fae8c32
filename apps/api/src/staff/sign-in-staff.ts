import type { StaffSessionDocument } from '@sufra/contract/people/staff'
import type { FastifyRequest } from 'fastify'
import { forgetAllowance } from '../platform/allowances/allowance-queries.ts'
import { networkOf } from '../platform/allowances/network.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { isPassword } from '../platform/security/password-hash.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { doerOf, recordAct } from './staff-acts.ts'
import { staffResource } from './staff-document.ts'
import { findStaffByEmail, insertStaffSession, STAFF_SESSION_MS } from './staff-queries.ts'

const MINUTE_MS = 60_000
const PER_ACCOUNT = [
  { max: 5, withinMs: 15 * MINUTE_MS },
  { max: 30, withinMs: 24 * 60 * MINUTE_MS },
]
/** A branch shares one network: a whole crew may mistype at the start of a shift. */
const PER_NETWORK = [{ max: 50, withinMs: 15 * MINUTE_MS }]

export type StaffParts = { database: Database; clock: () => number }

/** An unknown address costs the same work and gets the same answer as a wrong password. */
export async function signInStaff(
  { database, clock }: StaffParts,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<StaffSessionDocument> {
  const { conceptId } = request.tenant
  const now = clock()
  const key = `staff-sign-in:${hashOf(email)}`
  // In a transaction of its own: a try counts also when it fails.
  const wait = await database.forConcept(conceptId, (db) =>
    takeTry(db, { conceptId, key, network: networkOf(request), now }),
  )
  if (wait > 0) {
    throw refusal('too-many-requests', { text: 'refusal_too-many-tries' }).after(wait)
  }

  const known = await database.forConcept(conceptId, (db) => findStaffByEmail(db, conceptId, email))
  const isRight = await isPassword(password, known?.passwordHash ?? null)
  const doer = doerOf(request, known)
  if (!known || !isRight) {
    await database.forConcept(conceptId, (db) =>
      recordAct(db, doer, { act: 'sign-in-failed', now }),
    )
    throw refusal('wrong-credentials')
  }

  const token = newToken()
  await database.forConcept(conceptId, async (db) => {
    await forgetAllowance(db, conceptId, key)
    await insertStaffSession(db, { conceptId, tokenHash: hashOf(token), staffId: known.id, now })
    await recordAct(db, doer, { act: 'signed-in', now })
  })
  const { type, id, attributes } = staffResource(known)
  const expiresAt = new Date(now + STAFF_SESSION_MS).toISOString()
  return { data: { type, id, attributes: { ...attributes, token, 'expires-at': expiresAt } } }
}

async function takeTry(
  db: Db,
  asked: { conceptId: number; key: string; network: string | null; now: number },
) {
  const { conceptId, key, network, now } = asked
  const wait = await takeAllowance(db, { conceptId, key, limits: PER_ACCOUNT, now })
  if (wait > 0 || !network) return wait
  const networkKey = `staff-sign-in-from:${network}`
  return takeAllowance(db, { conceptId, key: networkKey, limits: PER_NETWORK, now })
}
