import type { Database } from '../platform/database/connection.ts'
import type { SignedInStaff } from '../platform/http/tenant/access.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { hashOf } from '../platform/security/token.ts'
import { findStaffSession, STAFF_SESSION_MS, touchStaffSession } from './staff-queries.ts'

/** A session is noted as used this often at most: every call would be a write otherwise. */
const TOUCH_MS = 60 * 60_000

/** Who of the brand's people a token stands for, at this moment. */
export function findStaff(
  database: Database,
  { conceptId }: Tenant,
  token: string,
  now: number,
): Promise<SignedInStaff | null> {
  const tokenHash = hashOf(token)
  return database.forConcept(conceptId, async (db) => {
    const found = await findStaffSession(db, { conceptId, tokenHash, now })
    if (!found) return null
    if (found.lastUsedAt.getTime() < now - TOUCH_MS) {
      await touchStaffSession(db, { conceptId, tokenHash, now })
    }
    const { id, name, email, role, locations } = found.member
    const sessionEndsAt = new Date(found.createdAt.getTime() + STAFF_SESSION_MS)
    return { id, name, email, role, locations, tokenHash, sessionId: found.id, sessionEndsAt }
  })
}
