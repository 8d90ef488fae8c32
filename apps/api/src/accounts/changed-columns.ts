import type { CustomerChanges } from '@sufra/contract/people/customers'
import { accountNameFault, guestNameFault } from '@sufra/domain/people/person-name'
import { tidyText } from '@sufra/domain/text/plain-text'
import type { z } from 'zod'
import type { CustomerRow } from '../customers/customer-queries.ts'
import { fieldRefusal, refusal } from '../platform/http/problems/problem.ts'
import { checkedBirthDate } from './register-customer.ts'

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
