import type { Verification } from '@sufra/contract/people/verifications'
import { secondsUntilResend } from '@sufra/domain/people/one-time-code'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import { textIn } from '@sufra/i18n/server-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Concept, readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { customerAccount, findIdByUsername } from '../customers/customer-queries.ts'
import { isKnownDevice } from '../platform/allowances/device-queries.ts'
import { deviceOf, ensureDevice } from '../platform/allowances/devices.ts'
import { networkOf } from '../platform/allowances/network.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { type CodeRequest, type IssuedCode, issueCode, withdrawCode } from './issue-code.ts'

/** A request and its answer to be. */
export type Exchange = { request: FastifyRequest; reply: FastifyReply }

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
  { request, reply }: Exchange,
  to: { id: string; username: string; mobile: string },
  issue: (db: Db, asked: CodeRequest) => Promise<IssuedCode> = issueCode,
): Promise<PreparedCode> {
  const { conceptId } = request.tenant
  const { username } = to
  const { environment, captcha } = parts
  const concept = await readConcept(db, conceptId)
  const network = networkOf(request)
  const isBare = deviceOf(request, environment) === null
  const deviceHash = ensureDevice(request, reply, environment)
  const issued = await issue(db, {
    conceptId,
    username,
    codeLength: concept.settings.otpLength,
    holder: { verificationId: to.id, deviceHash, network: isBare ? (network ?? '') : null },
    isOwners: await isOwnersDevice(db, { conceptId, username, deviceHash }),
    isPerson: captcha.isOn,
    network,
    networkMax: environment.CODES_PER_NETWORK,
    now: parts.clock(),
  })
  return { ...to, concept, issued }
}

/** Whether the number's owner has signed in with the device before. */
export async function isOwnersDevice(
  db: Db,
  { conceptId, username, deviceHash }: { conceptId: number; username: string; deviceHash: string },
) {
  const owner = await findIdByUsername(db, conceptId, username)
  const account = owner && customerAccount(owner)
  return account !== null && isKnownDevice(db, { conceptId, account, deviceHash })
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
