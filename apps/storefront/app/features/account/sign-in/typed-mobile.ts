import { type DialCountry, MOBILE_MAX_DIGITS, mobileDigits } from '@sufra/domain/people/mobile'
import { latinDigits } from '@sufra/domain/text/digits'

/**
 * What is left of what somebody types, pastes or has filled in: digits, whatever script they were in. A
 * number that comes with its dial code says its country as well.
 */
export function typedMobile(
  text: string,
  countries: readonly Pick<DialCountry, 'dialCode'>[],
): { digits: string; dialCode: string | null } {
  const digits = mobileDigits(text)
  const isFromAbroad = /^\s*(\+|00)/.test(latinDigits(text)) || digits.length > MOBILE_MAX_DIGITS
  const whole = digits.replace(/^00/, '')
  const dialCode = isFromAbroad ? dialCodeOf(whole, countries) : null
  const national = dialCode === null ? digits : whole.slice(dialCode.length)
  return { digits: national.slice(0, MOBILE_MAX_DIGITS), dialCode }
}

/** Of 1 and 1868 the longer one is meant. */
const dialCodeOf = (whole: string, countries: readonly Pick<DialCountry, 'dialCode'>[]) =>
  countries
    .map(({ dialCode }) => dialCode)
    .filter((dialCode) => whole.startsWith(dialCode))
    .sort((a, b) => b.length - a.length)[0] ?? null
