import type { FastifyRequest } from 'fastify'
import { readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { type Customer, claimEmail, type OneCustomer } from '../customers/customer-queries.ts'
import { ownCustomer } from '../customers/own-customer.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { linkOrigin } from '../platform/http/tenant/link-origin.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { verifyMail } from '../sessions/account-mails.ts'
import {
  deleteEmailLinksOf,
  findWaitingEmail,
  replaceEmailLink,
  spendEmailLink,
} from './email-link-queries.ts'

const HOUR_MS = 60 * 60_000
const LINK_LIFETIME_MS = 24 * HOUR_MS

/** Of one customer, to whichever address. */
const MAILS = [
  { max: 3, withinMs: HOUR_MS },
  { max: 10, withinMs: 24 * HOUR_MS },
]

/**
 * Mails the customer a link to the address they have given; there is one at a time. 0, or the seconds
 * until there may be another. Only they can use it, signed in: whoever
 * reads the mail of somebody who gave a wrong address makes nothing theirs by opening it.
 */
export async function sendEmailLink(
  parts: CustomerParts,
  request: FastifyRequest,
  { customerId, email }: { customerId: string; email: string },
): Promise<number> {
  const { conceptId } = request.tenant
  const now = parts.clock()
  const token = newToken()
  const expiresAt = new Date(now + LINK_LIFETIME_MS)
  const link = { conceptId, customerId, email, tokenHash: hashOf(token), expiresAt }
  const { wait, label } = await parts.database.forConcept(conceptId, async (db) => {
    const key = `verify-email:${customerId}`
    const wait = await takeAllowance(db, { conceptId, key, limits: MAILS, now })
    if (wait === 0) await replaceEmailLink(db, link)
    else await deleteEmailLinksOf(db, { conceptId, customerId })
    return { wait, label: (await readConcept(db, conceptId)).label }
  })
  if (wait > 0) return wait
  const mail = verifyMail(label, linkOrigin(request, parts.environment), token, localeOf(request))
  parts.runInBackground(parts.messages.mail.send({ conceptId, to: email, ...mail, now }))
  return 0
}

/** Once more to the address that waits to be verified. */
export async function resendEmailLink(
  parts: CustomerParts,
  request: FastifyRequest,
  customerId: string,
) {
  const one = { conceptId: request.tenant.conceptId, customerId }
  const customer = await ownCustomer(parts, one)
  const waiting = await parts.database.forConcept(one.conceptId, (db) =>
    findWaitingEmail(db, one, parts.clock()),
  )
  const email = waiting ?? (customer.emailVerifiedAt ? null : customer.email)
  if (!email) throw refusal('nothing-to-resend')
  const wait = await sendEmailLink(parts, request, { customerId, email })
  if (wait > 0) throw refusal('too-many-requests', { text: 'refusal_too-many-tries' }).after(wait)
}

/** The address the link was sent to is the customer's; whoever only said it was theirs has it no longer. */
export async function verifyEmail(
  parts: CustomerParts,
  one: OneCustomer,
  token: string,
): Promise<Customer> {
  const now = parts.clock()
  await parts.database.forConcept(one.conceptId, async (db) => {
    const email = await spendEmailLink(db, one, hashOf(token), now)
    if (!email) throw refusal('email-link-spent', { source: 'token' })
    const claim = await claimEmail(db, one, email, new Date(now))
    if (claim !== 'claimed') throw refusal('email-taken', { source: 'email' })
  })
  return ownCustomer(parts, one)
}
