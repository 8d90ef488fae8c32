import { mobileFault, nationalNumber, usernameOf } from '@sufra/domain/people/mobile'
import type { FieldFault } from '@sufra/domain/text/field-faults'
import type { SignInTerms } from './mobile-country.ts'

/** The fields of a form that asks for a mobile number. */
type MobileValues = { mobile: string; 'dial-code': string }

export const noMobile = ({ dialCode }: SignInTerms): MobileValues => ({
  mobile: '',
  'dial-code': dialCode,
})

export function faultOfMobile(
  { mobile, 'dial-code': dialCode }: MobileValues,
  { countries }: SignInTerms,
): FieldFault | null {
  const country = countries.find((each) => each.dialCode === dialCode)
  return country ? mobileFault(mobile, country) : 'invalid-mobile'
}

/** As the server wants it: the national number, and what the customer is known by. */
export const writtenMobile = ({ mobile, 'dial-code': dialCode }: MobileValues) => ({
  mobile: nationalNumber(mobile),
  username: usernameOf(mobile, { dialCode }),
})
