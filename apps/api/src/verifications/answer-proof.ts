import type { FastifyRequest } from 'fastify'
import { readConcept } from '../concepts/concept-queries.ts'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { Problem } from '../platform/http/problems/problem.ts'
import { localeOf } from '../platform/http/tenant/locale.ts'
import { accountExistsMail } from '../sessions/account-mails.ts'
import type { proveById } from './prove-mobile.ts'

/** The session, or the refusal. Whoever has the address somebody wanted is told by mail, nobody else. */
export function answerProof(
  { database, messages, afterwards, clock }: CustomerParts,
  request: FastifyRequest,
  outcome: Awaited<ReturnType<typeof proveById>>,
) {
  if (outcome instanceof Problem) throw outcome
  const { conceptId } = request.tenant
  const { session, emailInUse } = outcome
  if (emailInUse) afterwards(tell(emailInUse))
  return session

  async function tell(to: string) {
    const { label } = await database.forConcept(conceptId, (db) => readConcept(db, conceptId))
    await messages.mail.send({
      conceptId,
      to,
      ...accountExistsMail(label, localeOf(request)),
      now: clock(),
    })
  }
}
