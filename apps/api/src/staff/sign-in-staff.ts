import { randomUUID } from 'node:crypto'
import type { StaffSessionDocument } from '@sufra/contract/people/staff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnownDevice, rememberDevice } from '../platform/allowances/device-queries.ts'
import { deviceOf, ensureDevice } from '../platform/allowances/devices.ts'
import { networkOf } from '../platform/allowances/network.ts'
import {
  forgetSignInTries,
  type SignInTry,
  takeSignInTry,
} from '../platform/allowances/sign-in-tries.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import type { LinkSettings } from '../platform/http/tenant/link-origin.ts'
import { isPassword } from '../platform/security/password-hash.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { findSecondFactor, spendSecondFactor, takeCodeTry } from './second-factor.ts'
import { type Doer, doerOf, recordAct } from './staff-acts.ts'
import { setStaffCookie, staffCookieOf, wantsCookie } from './staff-cookie.ts'
import { staffResource } from './staff-document.ts'
import {
  deleteStaffSession,
  findStaffByEmail,
  insertStaffSession,
  STAFF_SESSION_MS,
  type StaffRow,
} from './staff-queries.ts'

const QUARTER_MS = 15 * 60_000
const LIMITS = {
  perAccount: [{ max: 5, withinMs: QUARTER_MS }],
  /** A branch shares one network: a whole crew may mistype at the start of a shift. */
  perNetwork: [{ max: 50, withinMs: QUARTER_MS }],
  /** Who comes with a device the account does not know waits this long at most, whatever others try. */
  altogether: [{ max: 30, withinMs: QUARTER_MS }],
}
const MOST_OF_A_DEVICE = 200

export type StaffParts = { database: Database; clock: () => number; environment: LinkSettings }

/** An unknown address costs the same work and gets the same answer as a wrong password. */
export async function signInStaff(
  parts: StaffParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<StaffSessionDocument> {
  const { database, clock } = parts
  const { conceptId } = request.tenant
  const now = clock()
  // In a transaction of its own: a try counts also when it fails.
  const { known, factor, tried, verdict } = await database.forConcept(conceptId, (db) =>
    takeTry(db, parts, request, { email, now }),
  )
  // A crowd that guesses passwords does not get in where a code is asked for: it keeps nobody out there.
  const isTheirsAlone = verdict.isCrowd && factor !== null && code !== undefined
  if (verdict.wait > 0 && !isTheirsAlone) throw tooManyTries(verdict.wait)

  const isRight = await isPassword(password, known?.passwordHash ?? null, conceptId)
  const doer = doerOf(request, known)
  if (!known || !isRight) {
    await database.forConcept(conceptId, (db) =>
      recordAct(db, doer, { act: 'sign-in-failed', now }),
    )
    throw refusal('wrong-credentials')
  }
  // Who has the password has not been guessing it; codes have a limit of their own.
  await database.forConcept(conceptId, (db) => forgetSignInTries(db, tried))
  if (factor) await requireCode(parts, factor, { code, doer, now })

  const token = await database.forConcept(conceptId, async (db) => {
    await recordAct(db, doer, { act: 'signed-in', now })
    return openStaffSession(db, parts, request, reply, { member: known, now })
  })
  if (wantsCookie(request)) setStaffCookie(request, reply, parts.environment, token)
  const { type, id, attributes } = staffResource(known)
  const expiresAt = new Date(now + STAFF_SESSION_MS).toISOString()
  // Who holds it in a cookie never sees it.
  const shown = wantsCookie(request) ? {} : { token }
  return { data: { type, id, attributes: { ...attributes, ...shown, 'expires-at': expiresAt } } }
}

/** Counts the try by who tries: strangers cannot keep somebody from a device of theirs. */
async function takeTry(
  db: Db,
  { environment }: StaffParts,
  request: FastifyRequest,
  { email, now }: { email: string; now: number },
) {
  const { conceptId } = request.tenant
  const known = await findStaffByEmail(db, conceptId, email)
  const deviceHash = deviceOf(request, environment)
  const account = staffAccount(known?.id ?? randomUUID())
  const isKnown = await isKnownDevice(db, { conceptId, account, deviceHash })
  const tried: SignInTry = {
    conceptId,
    door: 'staff-sign-in',
    email,
    network: networkOf(request),
    knownDevice: isKnown ? deviceHash : null,
    now,
    limits: LIMITS,
  }
  const factor = known && (await findSecondFactor(db, { conceptId, staffId: known.id }))
  return { known, factor, tried, verdict: await takeSignInTry(db, tried) }
}

const tooManyTries = (wait: number) =>
  refusal('too-many-requests', { text: 'refusal_too-many-tries' }).after(wait)

type Factor = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>

async function requireCode(
  { database }: StaffParts,
  factor: Factor,
  { code, doer, now }: { code: string | undefined; doer: Doer; now: number },
) {
  if (code === undefined) throw refusal('second-factor-needed')
  const { conceptId } = factor
  const wait = await database.forConcept(conceptId, (db) => takeCodeTry(db, factor, now))
  if (wait > 0) throw tooManyTries(wait)
  const isRight = await database.forConcept(conceptId, async (db) => {
    const isSpent = await spendSecondFactor(db, factor, { code, now })
    if (!isSpent) await recordAct(db, doer, { act: 'sign-in-failed', now })
    return isSpent
  })
  if (!isRight) throw refusal('wrong-second-factor', { source: 'code' })
}

const staffAccount = (id: string) => `staff:${id}`

/** A new session in place of the one the browser held, if it did. Answers its token. */
async function openStaffSession(
  db: Db,
  { environment }: StaffParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { member, now }: { member: StaffRow; now: number },
) {
  const { conceptId } = request.tenant
  const held = staffCookieOf(request, environment)
  if (held) await deleteStaffSession(db, conceptId, hashOf(held))
  const token = newToken()
  await insertStaffSession(db, {
    conceptId,
    tokenHash: hashOf(token),
    staffId: member.id,
    device: request.headers['user-agent']?.slice(0, MOST_OF_A_DEVICE) ?? null,
    network: networkOf(request),
    now,
  })
  const deviceHash = ensureDevice(request, reply, environment)
  await rememberDevice(db, { conceptId, account: staffAccount(member.id), deviceHash, now })
  return token
}
