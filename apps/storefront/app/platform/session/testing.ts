import type { ApiClient } from '@sufra/contract/client/client'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import { type CurrentUser, currentUser } from './current-user.ts'
import type { OwnCalls } from './customer-calls.ts'

export const CONTEXT = { key: 'saj-key', locale: 'en-us', ownTexts: {} } as const

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
export function signIn(
  answers: Partial<ApiClient['customers']> = {},
  changes: Partial<CurrentUser> = {},
) {
  const user = aUser(changes)
  currentUser.write(user)
  return async (): Promise<OwnCalls> => ({
    calls: answers as ApiClient['customers'],
    customerId: user.id,
  })
}

type Attributes = SessionDocument['data']['attributes']

export const TOKEN = 'a-token-of-43-letters-and-digits-0123456789'

/** Somebody who has just signed in. */
export const aSession = (unlike: Partial<Attributes> = {}): SessionDocument => ({
  data: {
    type: 'customers',
    id: '5f0f7bd4-7d3c-4c0b-9f2e-1f6a3c1c2b10',
    attributes: {
      'account-type': 'guest',
      status: 'verified',
      'first-name': 'Sara',
      'last-name': 'Haddad',
      email: null,
      'email-verified': false,
      mobile: '512345678',
      username: '966512345678',
      'date-of-birth': null,
      language: null,
      appearance: null,
      'has-password': false,
      'social-providers': [],
      'created-at': '2026-11-15T10:00:00.000Z',
      token: TOKEN,
      'expires-at': '2027-02-13T10:00:00.000Z',
      ...unlike,
    },
  },
})
