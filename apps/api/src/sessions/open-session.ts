import type { SessionDocument } from '@sufra/contract/people/sessions'
import { customerResource } from '../customers/customer-document.ts'
import { findCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import type { SignedInBy } from '../platform/http/tenant/access.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { insertSession, SESSION_MS } from './session-queries.ts'

/** Signs a customer in: always with a token of its own, which nobody has seen before. */
export async function openSession(
  db: Db,
  one: OneCustomer,
  { signedInBy, now }: { signedInBy: SignedInBy; now: number },
): Promise<SessionDocument> {
  const customer = await findCustomer(db, one)
  if (!customer) throw new Error(`There is no customer ${one.customerId}`)
  const token = newToken()
  await insertSession(db, { ...one, tokenHash: hashOf(token), signedInBy, now })
  const { type, id, attributes } = customerResource(customer)
  const expiresAt = new Date(now + SESSION_MS).toISOString()
  return { data: { type, id, attributes: { ...attributes, token, 'expires-at': expiresAt } } }
}
