import type { FieldFault } from '../text/field-faults.ts'
import { hasHiddenCharacters } from '../text/hidden-characters.ts'

import { lengthOf, tidyText } from '../text/plain-text.ts'

/** Characters; the guest form asks for one more than the account forms. */
export const GUEST_NAME_MIN = 3

export const NAME_MIN = 2

export const NAME_MAX = 60

/** Letters of any script with their marks, held together by spaces, hyphens and apostrophes. */
const LETTERS = /^(?:[\p{L}\p{M} '’-]|\u200c|\u200d)+$/u

/** The guest form takes any characters. */
export function guestNameFault(text: string): FieldFault | null {
  const name = tidyText(text)
  if (lengthOf(name) === 0) return 'required'
  if (hasHiddenCharacters(text)) return 'hidden-characters'
  if (lengthOf(name) < GUEST_NAME_MIN) return 'min-3-characters'
  return tooLong(name)
}

/** A name of an account: letters alone, in any script. */
export function accountNameFault(text: string): FieldFault | null {
  const name = tidyText(text)
  if (lengthOf(name) === 0) return 'incomplete-name'
  if (hasHiddenCharacters(text)) return 'hidden-characters'
  if (!LETTERS.test(name) || !/\p{L}/u.test(name)) return 'letters-only'
  if (lengthOf(name) < NAME_MIN) return 'min-2-characters'
  return tooLong(name)
}

const tooLong = (name: string) =>
  name.length > 4 * NAME_MAX || lengthOf(name) > NAME_MAX ? 'too-long' : null
