import type { CustomerResource } from '@sufra/contract/people/customers'
import { SOCIAL_PROVIDERS } from '@sufra/contract/people/social-providers'
import type { Customer } from './customer-queries.ts'

export const customerResource = (customer: Customer): CustomerResource => ({
  type: 'customers',
  id: customer.id,
  attributes: {
    'account-type': customer.accountType,
    status: customer.username ? 'verified' : 'unverified',
    'first-name': customer.firstName,
    'last-name': customer.lastName,
    email: customer.email,
    'email-verified': customer.emailVerifiedAt !== null,
    mobile: customer.mobile,
    username: customer.username,
    'date-of-birth': customer.dateOfBirth,
    language: customer.language,
    appearance: customer.appearance,
    'has-password': customer.passwordHash !== null,
    'social-providers': SOCIAL_PROVIDERS.filter((it) => customer.providers.includes(it)),
    'created-at': customer.createdAt.toISOString(),
  },
})
