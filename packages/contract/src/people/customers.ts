import { ACCOUNT_TYPES, CUSTOMER_STATUSES } from '@sufra/domain/people/customer-rights'
import { emailFault, tidyEmail } from '@sufra/domain/people/email'
import { passwordFault } from '@sufra/domain/people/password'
import { accountNameFault, guestNameFault } from '@sufra/domain/people/person-name'
import { LOCALES } from '@sufra/domain/text/locales'
import { z } from 'zod'
import { ruled } from '../wire/fields.ts'
import { list, ownedResource } from '../wire/json-api.ts'
import { SOCIAL_PROVIDERS } from './social-providers.ts'
import { Verification } from './verifications.ts'

/** Where none is chosen, the device's. */
export const APPEARANCES = ['light', 'dark'] as const

export const CustomerAttributes = z.object({
  'account-type': z.enum(ACCOUNT_TYPES),
  /** Verified: has shown to hold the mobile number. */
  status: z.enum(CUSTOMER_STATUSES),
  'first-name': z.string(),
  'last-name': z.string(),
  email: z.string().nullable(),
  /** Has shown to read that address, by the link sent there. */
  'email-verified': z.boolean(),
  /** The national number, without its leading zero. */
  mobile: z.string().nullable(),
  /** Dial code and number, digits only. */
  username: z.string().nullable(),
  'date-of-birth': z.iso.date().nullable(),
  language: z.enum(LOCALES).nullable(),
  appearance: z.enum(APPEARANCES).nullable(),
  'has-password': z.boolean(),
  'social-providers': z.array(z.enum(SOCIAL_PROVIDERS)),
  'created-at': z.iso.datetime(),
})
export const CustomerResource = ownedResource('customers', CustomerAttributes).meta({
  id: 'Customer',
})
export type CustomerResource = z.infer<typeof CustomerResource>
export const CustomerList = list(CustomerResource)

/** A customer; where a mobile number was given that has yet to be proven, what waits for its code. */
export const CustomerDocument = z.object({
  data: CustomerResource,
  meta: z.object({ verification: Verification.nullable() }),
})
export type CustomerDocument = z.infer<typeof CustomerDocument>

export const AccountName = ruled(accountNameFault)
const GuestName = ruled(guestNameFault)
export const Email = ruled(emailFault, tidyEmail)
export const NewPassword = ruled(passwordFault, (password) => password)

/** As typed; whether they fit is the country's to say. */
const mobileFields = {
  mobile: z.string({ error: 'required' }).max(40),
  /** Dial code and number; says which country the number is of. */
  username: z.string({ error: 'required' }).max(40),
}
const Unverified = z.literal('unverified').default('unverified')

export const GuestRegistration = z.object({
  'account-type': z.literal('guest'),
  'first-name': GuestName,
  'last-name': GuestName,
  ...mobileFields,
  status: Unverified,
})
export const AccountRegistration = z.object({
  'account-type': z.literal('registered'),
  'first-name': AccountName,
  'last-name': AccountName,
  email: Email,
  password: NewPassword,
  'date-of-birth': z.string().max(40).nullable().optional(),
  ...mobileFields,
  status: Unverified,
})
/** POST /customers */
export const Registration = z.discriminatedUnion('account-type', [
  GuestRegistration,
  AccountRegistration,
])
export type Registration = z.input<typeof Registration>

/** What was given, as it was given: an answer that says nothing of who is known already. */
export const RegistrationDocument = z.object({
  data: ownedResource(
    'customers',
    CustomerAttributes.pick({
      'account-type': true,
      status: true,
      'first-name': true,
      'last-name': true,
      mobile: true,
      username: true,
    }),
  ),
  meta: z.object({ verification: Verification }),
})
export type RegistrationDocument = z.infer<typeof RegistrationDocument>

/**
 * PATCH /customers/{id}: only what changes. Names follow the rule of the account. Email and mobile
 * need `current-password`, or a sign-in of the last minutes. `account-type` makes a guest a
 * registered customer; it then takes email and password.
 */
export const CustomerChanges = z
  .object({
    'account-type': z.literal('registered'),
    'first-name': z.string({ error: 'required' }).max(200),
    'last-name': z.string({ error: 'required' }).max(200),
    email: Email,
    password: NewPassword,
    'current-password': z.string().max(400),
    'date-of-birth': z.string().max(40).nullable(),
    language: z.enum(LOCALES).nullable(),
    appearance: z.enum(APPEARANCES).nullable(),
    ...mobileFields,
  })
  .partial()
export type CustomerChanges = z.input<typeof CustomerChanges>
