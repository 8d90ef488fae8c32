import { expect, test } from 'vitest'
import { accountFaults, passwordStrength } from './account-faults.ts'

const GOOD = {
  'first-name': 'Sara',
  'last-name': 'Haddad',
  email: 'sara@mail.example',
  password: 'palm tree by the sea',
  repeated: 'palm tree by the sea',
}
const faultsOf = (unlike: Partial<typeof GOOD>) =>
  Object.entries(accountFaults({ ...GOOD, ...unlike })).filter(([, fault]) => fault !== null)

test('a whole form has no faults', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ 'first-name': 'سارة', 'last-name': 'الحداد' })).toEqual([])
})

// proves AC-12, AC-13, AC-14, AC-15
test.each([
  ['first-name', '', 'incomplete-name'],
  ['first-name', 'A', 'min-2-characters'],
  ['first-name', 'A1', 'letters-only'],
  ['last-name', '<img src=x onerror=alert(1)>', 'letters-only'],
  ['last-name', "Robert'); DROP TABLE customers;--", 'letters-only'],
  ['last-name', 'Sa\u202era', 'hidden-characters'],
  ['email', '', 'required'],
  ['email', 'a@', 'invalid-email'],
  ['repeated', 'palm tree', 'passwords-differ'],
])('%s %s: %s', (name, value, fault) => {
  expect(faultsOf({ [name]: value })).toEqual([[name, fault]])
})

// proves AC-13
test('a password has eight characters at least', () => {
  expect(faultsOf({ password: 'palmtre', repeated: 'palmtre' })).toEqual([
    ['password', 'password-too-short'],
  ])
  expect(faultsOf({ password: 'palmtree', repeated: 'palmtree' })).toEqual([])
})

test.each([
  ['', null],
  ['short', 'weak'],
  ['P@ssw0rd2024!', 'weak'],
  ['palmtree7', 'good'],
  ['palm tree by the sea', 'strong'],
  ['نخلة عند البحر الأحمر', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
