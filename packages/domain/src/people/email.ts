import type { FieldFault } from '../text/field-faults.ts'

export const EMAIL_MAX = 254

/** Something, an @, and a name with a dot: whether anybody reads it, only a mail can tell. */
const EMAIL = /^[^\s@<>()[\]",;:\\]{1,64}@[^\s@<>()[\]",;:\\.]+(?:\.[^\s@<>()[\]",;:\\.]+)+$/

export function emailFault(text: string): FieldFault | null {
  const email = text.trim()
  if (email === '') return 'required'
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'invalid-email'
}

/** Capitals make no other mailbox. */
export const tidyEmail = (text: string) => text.trim().toLowerCase()
