import type { ConceptResource } from '@sufra/contract/brand/concepts'
import { type DialCountry, mobileDigits } from '@sufra/domain/people/mobile'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'

export type MobileCountry = DialCountry & { name: string; formattedCode: string }

/** What a brand asks of whoever signs in. */
export type SignInTerms = {
  countries: MobileCountry[]
  /** Of the country that is chosen from the start. */
  dialCode: string
  codeLength: number
}

export function signInTermsOf(concept: ConceptResource, locale: Locale): SignInTerms {
  const { attributes } = concept
  const countries = attributes['allowed-countries'].map((country) => ({
    name: wordsIn(country.name, locale),
    formattedCode: country['formatted-code'],
    dialCode: mobileDigits(country['dial-code']),
    mobileFormat: country['mobile-format'],
  }))
  const preferred = mobileDigits(attributes['dialing-code'])
  const first = countries.find(({ dialCode }) => dialCode === preferred) ?? countries[0]
  return { countries, dialCode: first?.dialCode ?? '', codeLength: attributes['otp-length'] }
}
