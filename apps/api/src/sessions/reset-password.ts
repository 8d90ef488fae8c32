import type { CustomerParts } from '../customers/customer-parts.ts'
import { updateCustomer } from '../customers/customer-queries.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { hashOf } from '../platform/security/token.ts'
import { spendReset } from './reset-queries.ts'
import { deleteResetsOf, deleteSessionsOf } from './session-queries.ts'

/** Whoever was signed in before is so no longer: it may be why the password was reset. */
export async function resetPassword(
  { database, clock }: CustomerParts,
  conceptId: number,
  { token, password }: { token: string; password: string },
) {
  const passwordHash = await hashPassword(password)
  await database.forConcept(conceptId, async (db) => {
    const customerId = await spendReset(db, conceptId, hashOf(token), clock())
    if (!customerId) throw refusal('reset-link-spent', { source: 'token' })
    await updateCustomer(db, { conceptId, customerId }, { passwordHash })
    await deleteSessionsOf(db, conceptId, customerId)
    await deleteResetsOf(db, conceptId, customerId)
  })
}
