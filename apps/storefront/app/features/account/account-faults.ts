import { emailFault } from '@sufra/domain/people/email'
import { passwordFault, repetitionFault } from '@sufra/domain/people/password'
import { accountNameFault } from '@sufra/domain/people/person-name'
import { lengthOf } from '@sufra/domain/text/plain-text'

type AccountValues = Record<'first-name' | 'last-name' | 'email' | 'password' | 'repeated', string>

export const newPasswordFaults = ({
  password,
  repeated,
}: Pick<AccountValues, 'password' | 'repeated'>) => ({
  password: passwordFault(password),
  repeated: repetitionFault(password, repeated),
})

/** What an account asks of everybody, whichever way they come by one. */
export const accountFaults = (values: AccountValues) => ({
  'first-name': accountNameFault(values['first-name']),
  'last-name': accountNameFault(values['last-name']),
  email: emailFault(values.email),
  ...newPasswordFaults(values),
})

const LONG = 12

export const STRENGTHS = ['weak', 'good', 'strong'] as const

type Strength = (typeof STRENGTHS)[number]

/** By length; common passwords count as weak. Null before anything is typed. */
export function passwordStrength(password: string): Strength | null {
  if (password === '') return null
  if (passwordFault(password)) return 'weak'
  return lengthOf(password) < LONG ? 'good' : 'strong'
}
