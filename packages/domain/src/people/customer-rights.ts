export const ACCOUNT_TYPES = ['guest', 'registered'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** Verified: the customer has shown to hold the mobile number. */
export const CUSTOMER_STATUSES = ['unverified', 'verified'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

/** Somebody signed in; a visitor is null. */
type SignedIn = { accountType: AccountType; status: CustomerStatus }

/** What a signed-in customer may do, by the least it takes. Reading and pricing are everybody's. */
const RIGHTS = {
  profile: 'signed-in',
  order: 'verified',
  'own-order': 'verified',
  'save-address': 'verified',
  cars: 'verified',
  curbside: 'verified',
  'address-book': 'registered',
  favourites: 'registered',
  history: 'registered',
  loyalty: 'registered',
} as const
export type CustomerRight = keyof typeof RIGHTS

/** What stands between somebody and a right: the step to take next, or null. */
export type MissingStep = 'sign-in' | 'verify-mobile' | 'register'

export function missingStep(customer: SignedIn | null, right: CustomerRight): MissingStep | null {
  if (!customer) return 'sign-in'
  const least = RIGHTS[right]
  if (least === 'signed-in') return null
  if (customer.status !== 'verified') return 'verify-mobile'
  return least === 'registered' && customer.accountType === 'guest' ? 'register' : null
}

export const may = (customer: SignedIn | null, right: CustomerRight) =>
  missingStep(customer, right) === null

/** The notice that somebody is signed in as a guest. */
export const showsGuestNotice = (customer: SignedIn | null) => customer?.accountType === 'guest'
