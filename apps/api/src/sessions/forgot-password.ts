import type { FastifyRequest } from 'fastify'
import { readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import { linkOrigin } from '../platform/http/tenant/link-origin.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { resetMail } from './account-mails.ts'
import { deleteResetsBefore, insertReset } from './reset-queries.ts'

const MINUTE_MS = 60_000
const LINK_LIFETIME_MS = 30 * MINUTE_MS
const MAILS = [
  { most: 3, withinMs: 60 * MINUTE_MS },
  { most: 10, withinMs: 24 * 60 * MINUTE_MS },
]

/**
 * Mails a link to whoever has the address, after the answer is out. Somebody who asks too often
 * is not told so: that would say that there is somebody.
 */
export async function forgotPassword(parts: CustomerParts, request: FastifyRequest, email: string) {
  const { conceptId } = request.tenant
  const now = parts.clock()
  const token = newToken()
  const { label, isKnown } = await parts.database.forConcept(conceptId, async (db) => {
    const key = `reset:${hashOf(email)}`
    const wait = await takeAllowance(db, { conceptId, key, limits: MAILS, now })
    await deleteResetsBefore(db, conceptId, now)
    const reset = { conceptId, email, tokenHash: hashOf(token) }
    const expiresAt = new Date(now + LINK_LIFETIME_MS)
    const isKnown = wait === 0 && (await insertReset(db, { ...reset, expiresAt }))
    return { label: (await readConcept(db, conceptId)).label, isKnown }
  })
  if (!isKnown) return
  const origin = linkOrigin(request, parts.environment)
  const mail = resetMail(label, origin, token, localeOf(request))
  parts.afterwards(parts.messages.mail.send({ conceptId, to: email, ...mail, now }))
}
