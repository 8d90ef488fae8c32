import { randomUUID } from 'node:crypto'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import {
  customerAccount,
  findByEmail,
  type OneCustomer,
  updateCustomer,
} from '../customers/customer-queries.ts'
import { ownCustomer } from '../customers/own-customer.ts'
import {
  forgetDevices,
  isKnownDevice,
  rememberDevice,
} from '../platform/allowances/device-queries.ts'
import { deviceOf, ensureDevice } from '../platform/allowances/devices.ts'
import { networkOf } from '../platform/allowances/network.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { linkOrigin } from '../platform/http/tenant/link-origin.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { resetMail } from './account-mails.ts'
import { openSession } from './open-session.ts'
import { requirePassword } from './recent-sign-in.ts'
import {
  deleteResetsBefore,
  deleteResetsOf,
  deleteSessionsOf,
  insertReset,
  isOpenReset,
  spendReset,
} from './session-queries.ts'

/** Every other sign-in ends; this one goes on with a new token. */
export async function changePassword(
  parts: CustomerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  given: { 'current-password': string; password: string },
): Promise<SessionDocument> {
  const self = signedIn(request)
  const { conceptId } = request.tenant
  const one = { conceptId, customerId: self.id }
  const { passwordHash: before } = await ownCustomer(parts, one)
  const current = { conceptId, passwordHash: before, password: given['current-password'] }
  await requirePassword(parts, self, current)

  const passwordHash = await hashPassword(given.password, conceptId)
  const deviceHash = ensureDevice(request, reply, parts.environment)
  return parts.database.forConcept(conceptId, async (db) => {
    await setPassword(db, one, passwordHash)
    return openSession(db, one, { signedInBy: 'password', deviceHash, now: parts.clock() })
  })
}

/** Whoever was signed in, held a link or had a device known is a stranger from here on. */
async function setPassword(db: Db, one: OneCustomer, passwordHash: string) {
  const { conceptId, customerId } = one
  await updateCustomer(db, one, { passwordHash })
  await deleteSessionsOf(db, conceptId, customerId)
  await deleteResetsOf(db, conceptId, customerId)
  await forgetDevices(db, { conceptId, account: customerAccount(customerId) })
}

const MINUTE_MS = 60_000

const LINK_LIFETIME_MS = 30 * MINUTE_MS

/** From one network, or from one device that is known to the account, to one address. */
const OWN_MAILS = [{ max: 3, withinMs: 60 * MINUTE_MS }]
/** From all networks together: nobody's mailbox is flooded, and each mail brings its owner a link. */
const STRANGERS_MAILS = [
  { max: 6, withinMs: 60 * MINUTE_MS },
  { max: 20, withinMs: 24 * 60 * MINUTE_MS },
]

/**
 * Mails a link to whoever has the address, after the answer is out. Somebody who asks too often
 * is not told so: that would say that there is somebody.
 */
export async function forgotPassword(parts: CustomerParts, request: FastifyRequest, email: string) {
  const { conceptId } = request.tenant
  const now = parts.clock()
  const token = newToken()
  const device = deviceOf(request, parts.environment)
  const network = networkOf(request)
  const { label, isKnown } = await parts.database.forConcept(conceptId, async (db) => {
    const wait = await takeMail(db, { conceptId, email, device, network, now })
    await deleteResetsBefore(db, conceptId, now)
    const reset = { conceptId, email, tokenHash: hashOf(token) }
    const expiresAt = new Date(now + LINK_LIFETIME_MS)
    const isKnown = wait === 0 && (await insertReset(db, { ...reset, expiresAt }))
    return { label: (await readConcept(db, conceptId)).label, isKnown }
  })
  if (!isKnown) return
  const origin = linkOrigin(request, parts.environment)
  const mail = resetMail(label, origin, token, localeOf(request))
  parts.runInBackground(parts.messages.mail.send({ conceptId, to: email, ...mail, now }))
}

async function takeMail(
  db: Db,
  asked: {
    conceptId: number
    email: string
    device: string | null
    network: string | null
    now: number
  },
) {
  const { conceptId, email, device, network, now } = asked
  const account = customerAccount((await findByEmail(db, conceptId, email))?.id ?? randomUUID())
  const isKnown = await isKnownDevice(db, { conceptId, account, deviceHash: device })
  const key = `reset:${hashOf(email)}`
  const ownKey = isKnown ? `${key}:with:${device}` : `${key}:${network ?? ''}`
  const own = await takeAllowance(db, { conceptId, key: ownKey, limits: OWN_MAILS, now })
  if (own > 0 || isKnown) return own
  return takeAllowance(db, { conceptId, key, limits: STRANGERS_MAILS, now })
}

/**
 * Whoever was signed in before is so no longer: it may be why the password was reset. The device is
 * known from here on, so that nobody's guessing keeps its owner out.
 */
export async function resetPassword(
  { database, clock, environment }: CustomerParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, password }: { token: string; password: string },
) {
  const { conceptId } = request.tenant
  const link = { conceptId, tokenHash: hashOf(token), now: clock() }
  if (!(await database.forConcept(conceptId, (db) => isOpenReset(db, link)))) throw spent()

  const passwordHash = await hashPassword(password, conceptId)
  await database.forConcept(conceptId, async (db) => {
    const customerId = await spendReset(db, link)
    if (!customerId) throw spent()
    await setPassword(db, { conceptId, customerId }, passwordHash)
    const deviceHash = ensureDevice(request, reply, environment)
    const account = customerAccount(customerId)
    await rememberDevice(db, { conceptId, account, deviceHash, now: link.now })
  })
}

const spent = () => refusal('reset-link-spent', { source: 'token' })
