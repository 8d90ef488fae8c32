import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { FastifyRequest } from 'fastify'
import { readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { giveBack } from '../platform/allowances/allowance-queries.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, Problem, refusal } from '../platform/http/problems/problem.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { accountExistsMail } from '../sessions/account-mails.ts'
import { openSession } from '../sessions/open-session.ts'
import { isCode } from './code-hash.ts'
import { type Completed, completeChange, completeRegistration } from './complete-registration.ts'
import { countGuess, GUESSES_PER_CODE, lockCode, spendCode } from './mobile-code-queries.ts'
import { normalMobileAt } from './normal-mobile.ts'
import { isOwnersDevice } from './send-code.ts'
import {
  findGuestVerification,
  findVerification,
  type VerificationRow,
} from './verification-queries.ts'
import { sendEmailLink } from './verify-email.ts'

/** A session, or why not. Never thrown inside the transaction: the guess must stay counted. */
type Outcome = { session: SessionDocument; completed: Completed } | Problem

/** Where a guess comes from; '' is this machine. */
type From = { deviceHash: string; network: string }
type Attempt = { conceptId: number; code: string; id: string | null; from: From; now: number }

/** POST /login/guest: by number and code, with or without what was said before. */
export function proveByUsername(
  { database, clock }: CustomerParts,
  asked: { conceptId: number; username: string; code: string; id: string | undefined; from: From },
): Promise<Outcome> {
  const { conceptId, code, id = null, from } = asked
  return database.forConcept(conceptId, async (db) => {
    const normal = await normalMobileAt(db, conceptId, asked.username)
    if (!normal) return refusal('wrong-code')
    const { username } = normal
    const attempt = { conceptId, code, id, from, now: clock() }
    const given = id
      ? await findVerification(db, conceptId, id)
      : await findGuestVerification(db, conceptId, username)
    const isTheirs = given?.username === username && given.customerId === null
    return register(db, attempt, { username, verification: isTheirs ? given : null })
  })
}

/** POST /customers/{id}/verify: by what was said before, and the code. */
export function proveById(
  { database, clock }: CustomerParts,
  asked: { conceptId: number; id: string; code: string; customerId: string | null; from: From },
): Promise<Outcome> {
  const { conceptId, id, code, customerId, from } = asked
  return database.forConcept(conceptId, async (db) => {
    const verification = await findVerification(db, conceptId, id)
    const attempt = { conceptId, code, id, from, now: clock() }
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

async function signIn(db: Db, attempt: Attempt, completed: Completed) {
  const { conceptId, from, now } = attempt
  const { customerId } = completed
  const how = { signedInBy: 'code', deviceHash: from.deviceHash, now } as const
  return { session: await openSession(db, { conceptId, customerId }, how), completed }
}

const HOUR_MS = 60 * 60_000

/** At one mobile number, through whichever route, whoever guesses. */
const LOOKS = [
  { max: 10, withinMs: HOUR_MS },
  { max: 20, withinMs: 24 * HOUR_MS },
]
/**
 * The first look of whoever asked for a code is beyond these: strangers, who get four codes an hour
 * and eight a day, cannot use up the looks of the number's owner.
 */
const GUESSES = [
  { max: 6, withinMs: HOUR_MS },
  { max: 14, withinMs: 24 * HOUR_MS },
]

type Guess = Attempt & { username: string }

/**
 * Null: the code is right, and spent. A refusal is handed back rather than thrown: thrown inside
 * the transaction it would take the count of the guess with it. Whoever asked for the code has one
 * look at it in any case: nobody else's guessing can take that from the number's owner.
 */
async function guessCode(db: Db, guess: Guess): Promise<Problem | null> {
  const { conceptId, username, code, now } = guess
  const kept = await lockCode(db, guess, now)
  const isLive = kept.expiresAt.getTime() > now
  const hold = holdOf(kept, guess)
  const isFirstLook = hold !== 'none' && isLive && !kept.holderGuessed
  const isBurnt = kept.guesses >= GUESSES_PER_CODE
  if (isBurnt && !(isFirstLook && hold === 'sure')) return refusal('code-burnt')

  const key = `guess:${username}`
  const limits = isFirstLook ? LOOKS : GUESSES
  const wait = await takeAllowance(db, { conceptId, key, limits, now })
  const { deviceHash } = guess.from
  const isOwners = () => isOwnersDevice(db, { conceptId, username, deviceHash })
  if (wait > 0 && !(isFirstLook && hold === 'sure' && (await isOwners()))) {
    return refusal('too-many-guesses').after(wait)
  }
  await countGuess(db, guess, hold !== 'none')

  // The last of a code's five looks is not a stranger's while its holder has had none.
  const isLooked = hold !== 'none' || kept.holderGuessed || kept.guesses < GUESSES_PER_CODE - 1
  const isRight = isCode(code, kept) && isLive
  if (!isLooked || !isRight) return refusal(isBurnt ? 'code-burnt' : 'wrong-code')
  await spendCode(db, guess)
  await giveBack(db, conceptId, key, now)
  return null
}

type Kept = Awaited<ReturnType<typeof lockCode>>

/** Whether the one who guesses has asked for the code: surely, by its id or cookie, or by all we can tell. */
function holdOf(kept: Kept, { id, from }: Guess): 'sure' | 'likely' | 'none' {
  const isNamed = id !== null && id === kept.verificationId
  if (isNamed || from.deviceHash === kept.deviceHash) return 'sure'
  return from.network === kept.network ? 'likely' : 'none'
}

/**
 * The session, or the refusal. Whoever gave an address gets a link there to show that they read it;
 * to one who has shown that already it is said that they have an account.
 */
export async function answerProof(
  parts: CustomerParts,
  request: FastifyRequest,
  outcome: Awaited<ReturnType<typeof proveById>>,
) {
  if (outcome instanceof Problem) throw outcome
  const { session, completed } = outcome
  const { customerId, email, claim } = completed
  if (email && claim === 'taken') parts.runInBackground(sayAccountExists(parts, request, email))
  else if (email) await sendEmailLink(parts, request, { customerId, email })
  return session
}

async function sayAccountExists(parts: CustomerParts, request: FastifyRequest, to: string) {
  const { database, messages, clock } = parts
  const { conceptId } = request.tenant
  const { label } = await database.forConcept(conceptId, (db) => readConcept(db, conceptId))
  const mail = accountExistsMail(label, localeOf(request))
  await messages.mail.send({ conceptId, to, ...mail, now: clock() })
}
