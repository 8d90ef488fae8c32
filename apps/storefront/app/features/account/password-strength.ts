import { passwordFault } from '@sufra/domain/people/password'
import { lengthOf } from '@sufra/domain/text/plain-text'

const LONG = 12

export const STRENGTHS = ['weak', 'good', 'strong'] as const
type Strength = (typeof STRENGTHS)[number]

/** Length is what counts; what everybody takes counts for nothing. Null before anything is typed. */
export function passwordStrength(password: string): Strength | null {
  if (password === '') return null
  if (passwordFault(password)) return 'weak'
  return lengthOf(password) < LONG ? 'good' : 'strong'
}
