import type { FieldFault } from '../text/field-faults.ts'

export const EMAIL_MAX = 254

/** Only the shape is checked: text, an @, and a domain with a dot. */
const EMAIL = /^[^\s@<>()[\]",;:\\]{1,64}@[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)+$/

export function emailFault(text: string): FieldFault | null {
  const email = text.trim()
  if (email === '') return 'required'
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'invalid-email'
}

/** Addresses that differ in case only are the same. */
export const tidyEmail = (text: string) => text.trim().toLowerCase()
