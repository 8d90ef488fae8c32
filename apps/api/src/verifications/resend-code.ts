import type { Verification } from '@sufra/contract/people/verifications'
import { nationalNumber } from '@sufra/domain/people/mobile'
import type { FastifyRequest } from 'fastify'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { type Exchange, prepareCode, sendCode } from './send-code.ts'
import { findVerification, type VerificationRow } from './verification-queries.ts'

/** Only to the number the verification is about: an id and somebody else's number go nowhere. */
export async function resendCode(
  parts: CustomerParts,
  exchange: Exchange,
  { id, mobile }: { id: string; mobile: string },
): Promise<Verification> {
  const { request } = exchange
  const { conceptId } = request.tenant
  const prepared = await parts.database.forConcept(conceptId, async (db) => {
    const waiting = await findVerification(db, conceptId, id)
    if (!waiting || !isMobileOf(waiting, mobile) || !mayAsk(waiting, request)) {
      throw refusal('nothing-to-resend')
    }
    return prepareCode(db, parts, exchange, waiting)
  })
  return sendCode(parts, request, prepared)
}

/** Clients say the national number or the whole one. */
const isMobileOf = ({ mobile, username }: VerificationRow, given: string) =>
  [mobile, username].includes(nationalNumber(given.replace(/^00/, '')))

const mayAsk = ({ customerId }: VerificationRow, { customer }: FastifyRequest) =>
  customerId === null || customerId === customer?.id
