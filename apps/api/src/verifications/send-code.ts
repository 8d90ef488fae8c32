import type { Verification } from '@sufra/contract/people/verifications'
import { secondsUntilResend } from '@sufra/domain/people/one-time-code'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import { textIn } from '@sufra/i18n/server-texts'
import type { FastifyRequest } from 'fastify'
import { type Concept, readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { networkOf } from '../platform/allowances/network.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { type CodeRequest, type IssuedCode, issueCode, withdrawCode } from './issue-code.ts'

/** A code that is written down, and what it takes to send it once the transaction is over. */
export type PreparedCode = {
  username: string
  mobile: string
  id: string
  concept: Concept
  issued: IssuedCode
}

/** Inside the transaction: counts, makes and keeps the code. */
export async function prepareCode(
  db: Db,
  parts: CustomerParts,
  request: FastifyRequest,
  to: { id: string; username: string; mobile: string },
  issue: (db: Db, asked: CodeRequest) => Promise<IssuedCode> = issueCode,
): Promise<PreparedCode> {
  const { conceptId } = request.tenant
  const concept = await readConcept(db, conceptId)
  const issued = await issue(db, {
    conceptId,
    username: to.username,
    codeLength: concept.settings.otpLength,
    network: networkOf(request.ip),
    networkMax: parts.environment.CODES_PER_NETWORK,
    now: parts.clock(),
  })
  return { ...to, concept, issued }
}

/** After it: hands the text to whoever carries it, and says what to wait for. */
export async function sendCode(
  parts: CustomerParts,
  request: FastifyRequest,
  { id, username, mobile, concept, issued }: PreparedCode,
): Promise<Verification> {
  const now = parts.clock()
  const locale: Locale = localeOf(request)
  const { conceptId, host } = request.tenant
  if (issued.code) {
    const brand = wordsIn(concept.label, locale)
    const text = codeText({ code: issued.code, brand, host }, locale)
    await parts.messages.sms.send({ conceptId, to: username, text, now }).catch(async (error) => {
      request.log.error({ err: error }, 'a code was not sent')
      await parts.database.forConcept(conceptId, (db) =>
        withdrawCode(db, { conceptId, username }, issued.sentAt),
      )
      throw refusal('unavailable', { text: 'refusal_code-not-sent' })
    })
  }
  return {
    id,
    mobile,
    username,
    'code-length': concept.settings.otpLength,
    'resend-in': secondsUntilResend(issued.sentAt.getTime(), now),
    'expires-in': Math.max(0, Math.ceil((issued.expiresAt.getTime() - now) / 1_000)),
  }
}

/** The last line lets browsers offer the code for the page of that host, and for no other. */
const codeText = (
  { code, brand, host }: { code: string; brand: string; host: string },
  locale: Locale,
) => `${textIn(locale)('sms_code', { code, brand })}\n\n@${host} #${code}`
