import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { CustomerParts } from '../customers/customer-parts.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, type Problem, refusal } from '../platform/http/problems/problem.ts'
import { openSession } from '../sessions/open-session.ts'
import { type Completed, completeChange, completeRegistration } from './complete-registration.ts'
import { guessCode } from './guess-code.ts'
import { normalMobileAt } from './normal-mobile.ts'
import {
  findGuestVerification,
  findVerification,
  type VerificationRow,
} from './verification-queries.ts'

/** A session, or why not. Never thrown inside the transaction: the guess must stay counted. */
type Outcome = { session: SessionDocument; emailInUse: string | null } | Problem

type Attempt = { conceptId: number; code: string; now: number }

/** The door of POST /login/guest: by number and code, with or without what was said before. */
export function proveByUsername(
  { database, clock }: CustomerParts,
  asked: { conceptId: number; username: string; code: string; id: string | undefined },
): Promise<Outcome> {
  const { conceptId, id } = asked
  return database.forConcept(conceptId, async (db) => {
    const normal = await normalMobileAt(db, conceptId, asked.username)
    if (!normal) return refusal('wrong-code')
    const { username } = normal
    const attempt = { conceptId, code: asked.code, now: clock() }
    const given = id
      ? await findVerification(db, conceptId, id)
      : await findGuestVerification(db, conceptId, username)
    const isTheirs = given?.username === username && given.customerId === null
    return register(db, attempt, { username, verification: isTheirs ? given : null })
  })
}

/** The door of POST /customers/{id}/verify: by what was said before, and the code. */
export function proveById(
  { database, clock }: CustomerParts,
  asked: { conceptId: number; id: string; code: string; customerId: string | null },
): Promise<Outcome> {
  const { conceptId, id, code, customerId } = asked
  return database.forConcept(conceptId, async (db) => {
    const verification = await findVerification(db, conceptId, id)
    const attempt = { conceptId, code, now: clock() }
    if (!verification) return notFound()
    if (!verification.customerId) {
      return register(db, attempt, { username: verification.username, verification })
    }
    return verification.customerId === customerId ? change(db, attempt, verification) : notFound()
  })
}

async function register(
  db: Db,
  attempt: Attempt,
  given: { username: string; verification: VerificationRow | null },
): Promise<Outcome> {
  const { conceptId, now } = attempt
  const refused = await guessCode(db, { ...attempt, username: given.username })
  if (refused) return refused
  const completed = await completeRegistration(db, { conceptId, now, ...given })
  return completed ? signIn(db, attempt, completed) : refusal('wrong-code')
}

async function change(db: Db, attempt: Attempt, given: VerificationRow): Promise<Outcome> {
  const { username, mobile, customerId } = given
  const refused = await guessCode(db, { ...attempt, username })
  if (refused || !customerId) return refused ?? notFound()
  const { conceptId } = attempt
  const completed = await completeChange(db, { conceptId, username, mobile, customerId })
  return completed ? signIn(db, attempt, completed) : refusal('mobile-taken', { source: 'mobile' })
}

async function signIn(db: Db, { conceptId, now }: Attempt, { customerId, emailInUse }: Completed) {
  const session = await openSession(db, { conceptId, customerId }, { signedInBy: 'code', now })
  return { session, emailInUse }
}
