import type { FieldFault } from '../text/field-faults.ts'
import { lengthOf } from '../text/plain-text.ts'
import { isCommonPassword } from './common-password.ts'

export const PASSWORD_MIN = 8

export const PASSWORD_MAX = 200

/** Any characters, with a minimum length, and not among the most common passwords. */
export function passwordFault(password: string): FieldFault | null {
  if (password === '') return 'required'
  if (lengthOf(password) < PASSWORD_MIN) return 'password-too-short'
  if (lengthOf(password) > PASSWORD_MAX) return 'too-long'
  return isCommonPassword(password) ? 'password-too-common' : null
}

export const repetitionFault = (password: string, repeated: string): FieldFault | null =>
  password === repeated ? null : 'passwords-differ'
