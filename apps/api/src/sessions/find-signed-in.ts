import type { Database } from '../platform/database/connection.ts'
import type { SignedInCustomer } from '../platform/http/tenant/access.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { hashOf } from '../platform/security/token.ts'
import { findSession, touchSession } from './session-queries.ts'

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
  return {
    id: customerId,
    accountType,
    status: username ? 'verified' : 'unverified',
    session: { tokenHash: session.tokenHash, signedInBy, createdAt },
  }
}
