import type { AccountType, CustomerStatus } from '@sufra/domain/people/customer-rights'
import type { Tenant } from '../applications/host-directory.ts'
import type { Database } from '../platform/database/connection.ts'
import { findSession, touchSession } from './session-queries.ts'
import type { SignedInBy } from './session-tables.ts'
import { hashOf } from './token.ts'

export type SignedInCustomer = {
  id: string
  accountType: AccountType
  status: CustomerStatus
  session: { tokenHash: string; signedInBy: SignedInBy; createdAt: Date }
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
  return {
    id: customerId,
    accountType,
    status: username ? 'verified' : 'unverified',
    session: { tokenHash: session.tokenHash, signedInBy, createdAt },
  }
}
