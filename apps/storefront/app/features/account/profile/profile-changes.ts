import type { CustomerChanges, CustomerResource } from '@sufra/contract/people/customers'
import { birthDateFault } from '@sufra/domain/people/birth-date'
import { emailFault, tidyEmail } from '@sufra/domain/people/email'
import { accountNameFault, guestNameFault } from '@sufra/domain/people/person-name'
import type { FieldFault } from '@sufra/domain/text/field-faults'
import { tidyText } from '@sufra/domain/text/plain-text'

type Attributes = CustomerResource['attributes']

/** What a form says differently from before. An email is changed with the password beside it, where there is one. */
export function changesIn(form: FormData, before: Attributes): CustomerChanges {
  const said = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const changes: CustomerChanges = {}
  for (const name of ['first-name', 'last-name'] as const) {
    const value = said(name)
    if (value !== null && tidyText(value) !== before[name]) changes[name] = value
  }
  const email = said('email')
  if (email !== null && tidyEmail(email) !== (before.email ?? '')) changes.email = email
  const password = said('current-password')
  if (changes.email !== undefined && password !== null) changes['current-password'] = password
  const birthDate = said('date-of-birth')
  if (birthDate !== null && birthDate !== (before['date-of-birth'] ?? '')) {
    changes['date-of-birth'] = birthDate || null
  }
  return changes
}

/** Names follow the rule of the account; `today` as in 'YYYY-MM-DD'. */
export function faultsInChanges(
  changes: CustomerChanges,
  { isGuest, today }: { isGuest: boolean; today: string },
): Partial<Record<string, FieldFault>> {
  const faults: Partial<Record<string, FieldFault>> = {}
  const mark = (field: string, fault: FieldFault | null) => {
    if (fault) faults[field] = fault
  }
  const nameFault = isGuest ? guestNameFault : accountNameFault
  for (const name of ['first-name', 'last-name'] as const) {
    const value = changes[name]
    if (value !== undefined) mark(name, nameFault(value))
  }
  const { email, 'current-password': password, 'date-of-birth': birthDate } = changes
  if (email !== undefined) mark('email', emailFault(email))
  if (password === '') mark('current-password', 'required')
  if (birthDate) mark('date-of-birth', birthDateFault(birthDate, today))
  return faults
}
