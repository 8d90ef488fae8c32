import { mobileFault, usernameOf } from '@sufra/domain/people/mobile'
import { latinDigits } from '@sufra/domain/text/digits'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Concept } from '../concepts/concept-queries.ts'
import { readConcept } from '../concepts/concept-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { findCountries } from '../reference/reference-queries.ts'

/** A mobile number in its one spelling. */
export type NormalMobile = { username: string; mobile: string }

/** The countries a brand takes numbers of. */
export const dialCountries = (db: Db, { settings }: Concept) =>
  findCountries(db, settings.allowedCountries)
type DialCountries = Awaited<ReturnType<typeof dialCountries>>

/**
 * However it is written, with a plus, zeros, spaces or Arabic digits, a number has one name here;
 * limits count by that name. Null: not a mobile number of these countries.
 */
export function normalMobile(text: string, countries: DialCountries): NormalMobile | null {
  const digits = latinDigits(text).replace(/[^\d+]/g, '')
  const international = `+${digits.replace(/^\+?(00)?/, '')}`
  const parsed = parsePhoneNumberFromString(international)
  if (!parsed) return null
  const country = countries.find(({ dialCode }) => dialCode === parsed.countryCallingCode)
  if (!country || mobileFault(parsed.nationalNumber, country)) return null
  return { username: usernameOf(parsed.nationalNumber, country), mobile: parsed.nationalNumber }
}

export async function normalMobileAt(db: Db, conceptId: number, text: string) {
  return normalMobile(text, await dialCountries(db, await readConcept(db, conceptId)))
}
