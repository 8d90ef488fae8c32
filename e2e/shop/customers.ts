import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { type ApiClient, apiClient } from '@sufra/contract/client/client'
import { OutboxList } from '@sufra/contract/people/outbox'
import type { SessionDocument } from '@sufra/contract/people/sessions'
import type { AccountType } from '@sufra/domain/people/customer-rights'
import type { Locale } from '@sufra/domain/text/locales'
import { TEST_BRANDS } from '../system/brands/test-brands.ts'
import { brandApi, fetchFrom } from './brand-api.ts'
import { DEMO_BRANDS } from './brands.ts'

/** Good enough for the rules, and no secret. */
export const PASSWORD = 'x7#mK2pL-9'

/** Somebody with a proven mobile number, signed in, as the storefront keeps them. */
export type SignedIn = {
  id: string
  token: string
  accountType: AccountType
  status: 'unverified' | 'verified'
  firstName: string
  lastName: string
}

export type TestCustomer = {
  user: SignedIn
  email: string
  username: string
  /** The customer's own calls, signed in. */
  calls: ApiClient['customers']
}

type Wanted = {
  accountType?: AccountType
  firstName?: string
  lastName?: string
  locale?: Locale
}

/** Registers somebody through the API, reads the code out of the outbox and signs them in with it. */
export async function aCustomer(
  request: APIRequestContext,
  brand: string,
  wanted: Wanted = {},
): Promise<TestCustomer> {
  const { accountType = 'registered', locale = 'en-us' } = wanted
  const { application } = await brandApi(request, brand, locale)
  const settings = {
    baseUrl: '/api',
    fetch: fetchFrom(request, `${brand}.localhost`),
    appKey: application.attributes.key,
    locale,
  }
  const calls = apiClient(settings).customers
  const { mobile, username } = aMobile(brand)
  const email = `${randomUUID()}@example.com`
  const asked = {
    'first-name': wanted.firstName ?? 'Nora',
    'last-name': wanted.lastName ?? 'Saleh',
    mobile,
    username,
  }
  const { meta } = await calls.register(
    accountType === 'guest'
      ? { 'account-type': 'guest', ...asked }
      : { 'account-type': 'registered', ...asked, email, password: PASSWORD },
  )
  const code = await codeSentTo(request, brand, username)
  const session = await calls.verify(meta.verification.id, code)
  const user = signedInBy(session)
  return { user, email, username, calls: apiClient({ ...settings, token: user.token }).customers }
}

/** As the storefront keeps it under `currentUser`. */
function signedInBy({ data: { id, attributes } }: SessionDocument): SignedIn {
  return {
    id,
    token: attributes.token,
    accountType: attributes['account-type'],
    status: attributes.status,
    firstName: attributes['first-name'],
    lastName: attributes['last-name'],
  }
}

/** The code in the newest text to a number. */
export async function codeSentTo(request: APIRequestContext, brand: string, username: string) {
  const fetch = fetchFrom(request, `${brand}.localhost`)
  const answer = await fetch(`/dev/outbox.json?to=${username}`)
  const [newest] = OutboxList.parse(await answer.json()).data
  return /^(\d+)/.exec(newest?.attributes.text ?? '')?.[1] ?? ''
}

/** A number nobody has had yet, of the country the brand is in. */
export function aMobile(brand: string) {
  const concept = [...DEMO_BRANDS, ...TEST_BRANDS].find(
    (each) => each.concept.slug === brand,
  )?.concept
  const [start = '5', rest = 8] = NUMBERS[concept?.country ?? ''] ?? []
  const mobile = start + String(randomInt(10 ** rest)).padStart(rest, '0')
  return { mobile, username: `${concept?.dialingCode}${mobile}` }
}

/** How mobile numbers begin, and how many digits follow. */
const NUMBERS: Record<string, [start: string, rest: number]> = {
  SA: ['5', 8],
  AE: ['50', 7],
  OM: ['9', 7],
  EG: ['10', 8],
  JO: ['79', 7],
  KW: ['5', 7],
  NG: ['80', 8],
}

/** Somebody this browser believes to be signed in, so that nobody is asked to; the server would not. */
export const BELIEVED_GUEST: SignedIn = {
  id: '00000000-0000-4000-8000-000000000001',
  token: 'x'.repeat(43),
  accountType: 'guest',
  status: 'verified',
  firstName: 'Layla',
  lastName: 'Haddad',
}
