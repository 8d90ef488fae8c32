import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { FastifyRequest } from 'fastify'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { updateCustomer } from '../customers/customer-queries.ts'
import { ownCustomer } from '../customers/own-customer.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { openSession } from './open-session.ts'
import { requirePassword } from './recent-sign-in.ts'
import { deleteResetsOf, deleteSessionsOf } from './session-queries.ts'

/** Every other sign-in ends; this one goes on with a new token. */
export async function changePassword(
  parts: CustomerParts,
  request: FastifyRequest,
  given: { 'current-password': string; password: string },
): Promise<SessionDocument> {
  const self = signedIn(request)
  const { conceptId } = request.tenant
  const one = { conceptId, customerId: self.id }
  const { passwordHash: before } = await ownCustomer(parts, one)
  const current = { conceptId, passwordHash: before, password: given['current-password'] }
  await requirePassword(parts, self, current)

  const passwordHash = await hashPassword(given.password)
  return parts.database.forConcept(conceptId, async (db) => {
    await updateCustomer(db, one, { passwordHash })
    await deleteSessionsOf(db, conceptId, self.id)
    await deleteResetsOf(db, conceptId, self.id)
    return openSession(db, one, { signedInBy: 'password', now: parts.clock() })
  })
}
