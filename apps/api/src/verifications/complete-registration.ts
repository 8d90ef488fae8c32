import { accountNameFault } from '@sufra/domain/people/person-name'
import {
  type CustomerRow,
  claimEmail,
  type EmailClaim,
  insertCustomer,
  lockByUsername,
  lockCustomer,
  type OneCustomer,
  removeCustomer,
  updateCustomer,
} from '../customers/customer-queries.ts'
import { moveIdentities } from '../customers/identity-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { deleteVerificationsOf, type VerificationRow } from './verification-queries.ts'

/** Who is signed in now that a number is proven, the address they gave, and whether they can have it. */
export type Completed = { customerId: string; email: string | null; claim: EmailClaim }

/** Of a visitor: a new customer, or the one who has had the number before. */
export async function completeRegistration(
  db: Db,
  proven: {
    conceptId: number
    username: string
    verification: VerificationRow | null
    now: number
  },
): Promise<Completed | null> {
  const { conceptId, username, verification, now } = proven
  const known = await lockByUsername(db, conceptId, username)
  await deleteVerificationsOf(db, conceptId, username)
  if (known) return greetAgain(db, known, verification)
  if (!verification) return null

  const { id, mobile, accountType, firstName, lastName, passwordHash, dateOfBirth } = verification
  await insertCustomer(db, {
    conceptId,
    id,
    accountType,
    firstName,
    lastName,
    username,
    mobile,
    passwordHash,
    dateOfBirth,
    createdAt: new Date(now),
  })
  return withEmail(db, { conceptId, customerId: id }, verification.email)
}

/** A guest may become registered by this, and keeps id and orders. What a registered customer has stays. */
async function greetAgain(
  db: Db,
  known: CustomerRow,
  verification: VerificationRow | null,
): Promise<Completed> {
  const one = { conceptId: known.conceptId, customerId: known.id }
  if (known.accountType === 'registered' || !verification) return done(known.id)
  const { accountType, firstName, lastName, passwordHash, dateOfBirth } = verification
  if (accountType === 'guest') {
    await updateCustomer(db, one, { firstName, lastName })
    return done(known.id)
  }
  await updateCustomer(db, one, { accountType, firstName, lastName, passwordHash, dateOfBirth })
  await deleteSessionsOf(db, known.conceptId, known.id)
  return withEmail(db, one, verification.email)
}

async function withEmail(db: Db, one: OneCustomer, email: string | null): Promise<Completed> {
  if (!email) return done(one.customerId)
  return { customerId: one.customerId, email, claim: await claimEmail(db, one, email) }
}

/**
 * Of somebody signed in: the number becomes theirs. If it is a known customer's, somebody who has
 * none yet is that customer, by another way in; anybody else cannot have it: null.
 */
export async function completeChange(
  db: Db,
  proven: { conceptId: number; username: string; mobile: string; customerId: string },
): Promise<Completed | null> {
  const { conceptId, username, mobile, customerId } = proven
  const one = { conceptId, customerId }
  const self = await lockCustomer(db, one)
  const known = await lockByUsername(db, conceptId, username)
  await deleteVerificationsOf(db, conceptId, username)
  if (!self) return null
  if (known && known.id !== customerId) return self.username ? null : join(db, self, known)

  await updateCustomer(db, one, { username, mobile })
  await deleteSessionsOf(db, conceptId, customerId)
  return done(customerId)
}

/** The newcomer and the known customer are one; what the newcomer brought goes over. */
async function join(db: Db, newcomer: CustomerRow, known: CustomerRow): Promise<Completed> {
  const { conceptId } = known
  const from = { conceptId, customerId: newcomer.id }
  const to = { conceptId, customerId: known.id }
  await moveIdentities(db, from, to)
  await removeCustomer(db, from)
  await deleteSessionsOf(db, conceptId, known.id)
  if (known.accountType === 'guest') {
    await updateCustomer(db, to, { accountType: 'registered', ...betterNames(newcomer, known) })
  }
  const { email, emailVerifiedAt } = newcomer
  if (email && !known.emailVerifiedAt) await claimEmail(db, to, email, emailVerifiedAt)
  return done(known.id)
}

/** A guest may be called anything; an account takes a name by its own rule where there is one. */
function betterNames(newcomer: CustomerRow, known: CustomerRow) {
  const isWhole = !accountNameFault(newcomer.firstName) && !accountNameFault(newcomer.lastName)
  const { firstName, lastName } = isWhole ? newcomer : known
  return { firstName, lastName }
}

const done = (customerId: string): Completed => ({ customerId, email: null, claim: 'claimed' })
