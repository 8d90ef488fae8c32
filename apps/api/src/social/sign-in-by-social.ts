import { randomUUID } from 'node:crypto'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { SocialProvider } from '@sufra/contract/people/social-providers'
import { emailFault } from '@sufra/domain/people/email'
import type { CustomerParts } from '../customers/customer-parts.ts'
import { claimEmail, insertCustomer } from '../customers/customer-queries.ts'
import { findCustomerIdBy, insertIdentity, lockIdentity } from '../customers/identity-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { hashOf } from '../platform/security/token.ts'
import { openSession } from '../sessions/open-session.ts'
import { type SocialSignIn, takeFinished } from './social-queries.ts'

/** For the browser that began the way, and holds its key. */
export function signInBySocial(
  { database, clock }: CustomerParts,
  asked: { conceptId: number; provider: SocialProvider; id: string; key: string },
): Promise<SessionDocument> {
  const { conceptId, provider, id, key } = asked
  const now = clock()
  return database.forConcept(conceptId, async (db) => {
    const way = await takeFinished(db, { conceptId, provider, id, keyHash: hashOf(key), now })
    if (!way?.issuer || !way.subject) throw refusal('social-refused')
    const identity = { conceptId, issuer: way.issuer, subject: way.subject }
    await lockIdentity(db, identity)
    const known = await findCustomerIdBy(db, identity)
    const customerId = known ?? (await welcome(db, { ...way, ...identity }, now))
    return openSession(db, { conceptId, customerId }, { signedInBy: 'social', now })
  })
}

/**
 * Somebody new, by issuer and subject alone: an address that an account here has already does not
 * open that account. A proven mobile number will.
 */
async function welcome(
  db: Db,
  way: SocialSignIn & { issuer: string; subject: string },
  now: number,
) {
  const { conceptId, provider, issuer, subject, firstName, lastName, email } = way
  const customerId = randomUUID()
  const createdAt = new Date(now)
  await insertCustomer(db, {
    conceptId,
    id: customerId,
    accountType: 'registered',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    createdAt,
  })
  if (email && !emailFault(email)) await claimEmail(db, { conceptId, customerId }, email)
  await insertIdentity(db, { conceptId, issuer, subject, provider, customerId, createdAt })
  return customerId
}
