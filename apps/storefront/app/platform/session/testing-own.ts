import type { CustomerClient } from '@sufra/contract/client/customer-client'
import { type CurrentUser, currentUser } from './current-user.ts'
import type { OwnCalls } from './own-calls.ts'

export const ASKER = { key: 'saj-key', locale: 'en-us', ownTexts: {} } as const

export const aUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  token: 'a-token-of-more-than-twenty-letters',
  accountType: 'registered',
  status: 'verified',
  firstName: 'Nora',
  lastName: 'Saleh',
  ...changes,
})

/** Signs somebody in and answers the calls they may make. */
export function signIn(answers: Partial<CustomerClient> = {}, changes: Partial<CurrentUser> = {}) {
  const user = aUser(changes)
  currentUser.write(user)
  return async (): Promise<OwnCalls> => ({
    calls: answers as CustomerClient,
    customerId: user.id,
  })
}
