import type { SessionDocument } from '@sufra/contract/people/sessions'
import { customerResource } from '../customers/customer-document.ts'
import { customerAccount, findCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import { rememberDevice } from '../platform/allowances/device-queries.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import type { SignedInBy, SignedInCustomer } from '../platform/http/tenant/access.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { hashOf, newToken } from '../platform/security/token.ts'
import { findSession, insertSession, SESSION_MS, touchSession } from './session-queries.ts'

/**
 * Signs a customer in: always with a token of its own, which nobody has seen before. The device is
 * known to the account from here on.
 */
export async function openSession(
  db: Db,
  one: OneCustomer,
  { signedInBy, deviceHash, now }: { signedInBy: SignedInBy; deviceHash: string; now: number },
): Promise<SessionDocument> {
  const customer = await findCustomer(db, one)
  if (!customer) throw new Error(`There is no customer ${one.customerId}`)
  const token = newToken()
  await insertSession(db, { ...one, tokenHash: hashOf(token), signedInBy, now })
  const { conceptId, customerId } = one
  await rememberDevice(db, { conceptId, account: customerAccount(customerId), deviceHash, now })
  const { type, id, attributes } = customerResource(customer)
  const expiresAt = new Date(now + SESSION_MS).toISOString()
  return { data: { type, id, attributes: { ...attributes, token, 'expires-at': expiresAt } } }
}

/** A session is noted as used this often at most: every call would be a write otherwise. */
const TOUCH_MS = 60 * 60_000

/** Whom a token stands for, at this brand and at this moment. */
export async function findSignedIn(
  database: Database,
  { conceptId }: Tenant,
  token: string,
  now: number,
): Promise<SignedInCustomer | null> {
  const session = { conceptId, tokenHash: hashOf(token), now }
  const found = await findSession(database, session)
  if (!found) return null
  if (found.lastUsedAt.getTime() < now - TOUCH_MS) {
    await database.forConcept(conceptId, async (db) => touchSession(db, session))
  }
  const { customerId, accountType, username, signedInBy, createdAt } = found
  const endsAt = new Date(createdAt.getTime() + SESSION_MS)
  return {
    id: customerId,
    accountType,
    status: username ? 'verified' : 'unverified',
    session: { tokenHash: session.tokenHash, signedInBy, createdAt, endsAt },
  }
}
