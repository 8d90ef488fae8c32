import type { CustomerChanges } from '@sufra/contract/people/customers'
import { accountNameFault, guestNameFault } from '@sufra/domain/people/person-name'
import { tidyText } from '@sufra/domain/text/plain-text'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CustomerParts } from '../customers/customer-parts.ts'
import type { CustomerRow } from '../customers/customer-queries.ts'
import {
  type Customer,
  claimEmail,
  type OneCustomer,
  updateCustomer,
} from '../customers/customer-queries.ts'
import { ownCustomer } from '../customers/own-customer.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import { fieldRefusal, refusal } from '../platform/http/problems/problem.ts'
import { signedIn } from '../platform/http/tenant/access.ts'
import { hashPassword } from '../platform/security/password-hash.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { sendEmailLink } from '../verifications/verify-email.ts'
import { checkedBirthDate } from './register-customer.ts'

const EMAIL_TRIES = [{ max: 5, withinMs: 24 * 60 * 60_000 }]

/** Changes what was asked for, all of it or nothing. The mobile number has a way of its own. */
export async function changeCustomer(
  parts: CustomerParts,
  request: FastifyRequest,
  changes: Changes,
): Promise<Customer> {
  const self = signedIn(request)
  const { conceptId } = request.tenant
  const one = { conceptId, customerId: self.id }
  const before = await ownCustomer(parts, one)

  const columns = changedColumns(changes, before, parts.clock())
  const email = newEmail(changes, before)
  if (email || changes.mobile !== undefined) {
    const { passwordHash } = before
    const password = changes['current-password']
    await requireRecentSignIn(parts, self, { conceptId, passwordHash, password })
  }
  const isUpgrade = becomesRegistered(changes, before)
  if (email) await countEmailTry(parts, one)
  if (isUpgrade) Object.assign(columns, await accountColumns(changes, conceptId))

  const claim = await parts.database.forConcept(conceptId, async (db) => {
    const claim = email ? await claimEmail(db, one, email) : 'claimed'
    if (claim !== 'claimed') return claim
    if (Object.keys(columns).length > 0) await updateCustomer(db, one, columns)
    if (isUpgrade) await deleteSessionsOf(db, conceptId, self.id, self.session.tokenHash)
    return claim
  })
  if (claim === 'taken') throw refusal('email-taken', { source: 'email' })
  if (email) await sendEmailLink(parts, request, { customerId: self.id, email })
  if (claim === 'waiting') {
    throw refusal('email-taken', { source: 'email', text: 'refusal_email-waiting' })
  }
  return ownCustomer(parts, one)
}

async function accountColumns(
  { password = '' }: Changes,
  conceptId: number,
): Promise<Partial<CustomerRow>> {
  return { accountType: 'registered', passwordHash: await hashPassword(password, conceptId) }
}

const newEmail = ({ email }: Changes, before: CustomerRow) =>
  email !== undefined && email !== before.email ? email : null

/** This tells whether an email address is taken; the limit keeps it to a few. */
async function countEmailTry({ database, clock }: CustomerParts, one: OneCustomer) {
  const { conceptId, customerId } = one
  const asked = { conceptId, key: `email:${customerId}`, limits: EMAIL_TRIES, now: clock() }
  const wait = await database.forConcept(conceptId, (db) => takeAllowance(db, asked))
  if (wait > 0) throw refusal('too-many-guesses').after(wait)
}

export type Changes = z.output<typeof CustomerChanges>

export const becomesRegistered = (changes: Changes, { accountType }: CustomerRow) =>
  changes['account-type'] === 'registered' && accountType === 'guest'

/** What can be written as it is, once it has been found in order. */
export function changedColumns(changes: Changes, before: CustomerRow, now: number) {
  requireWhole(changes, before)
  const columns: Partial<CustomerRow> = {}
  const firstName = nameFor('first-name', before.firstName, changes, before)
  const lastName = nameFor('last-name', before.lastName, changes, before)
  const birthDate = changes['date-of-birth']
  if (firstName !== undefined) columns.firstName = firstName
  if (lastName !== undefined) columns.lastName = lastName
  if (birthDate !== undefined) columns.dateOfBirth = checkedBirthDate(birthDate, now)
  if (changes.language !== undefined) columns.language = changes.language
  if (changes.appearance !== undefined) columns.appearance = changes.appearance
  return columns
}

function requireWhole(changes: Changes, before: CustomerRow) {
  if (becomesRegistered(changes, before)) {
    if (changes.email === undefined) throw fieldRefusal('email', 'required')
    if (changes.password === undefined) throw fieldRefusal('password', 'required')
  } else if (before.accountType === 'guest' && changes.email !== undefined) {
    throw refusal('registered-only')
  }
}

/** Names follow the rule of the account that will be; one that becomes registered checks those it has. */
function nameFor(
  field: 'first-name' | 'last-name',
  current: string,
  changes: Changes,
  before: CustomerRow,
) {
  const isUpgrade = becomesRegistered(changes, before)
  const name = changes[field] ?? (isUpgrade ? current : undefined)
  if (name === undefined) return undefined
  const isGuest = before.accountType === 'guest' && !isUpgrade
  const fault = isGuest ? guestNameFault(name) : accountNameFault(name)
  if (fault) throw fieldRefusal(field, fault)
  return tidyText(name)
}
