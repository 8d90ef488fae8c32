import { expect, test } from 'vitest'
import { passwordFault, repetitionFault } from './password.ts'

// proves AC-13
test.each([
  ['', 'required'],
  ['x7#mK2p', 'password-too-short'],
  ['x7#mK2pL', null],
  ['كلمة سر طويلة', null],
  ['correct horse battery staple', null],
  ['🐎🔋📎📦📐🍯🔑🪁', null],
  [`x7#${'m'.repeat(61)}`, null],
  ['xy7#'.repeat(60), 'too-long'],
])('%j: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test.each([
  'password',
  'Password1',
  'P@ssw0rd2024!',
  '12345678',
  '87654321',
  '11111111',
  '19851985',
  '24031985',
  '1q1q1q1q',
  'abcdefgh',
  'qwerty123',
  'iloveyou!',
  'mohammed99',
  'Bismillah786',
  'adminadmin',
])('%s is what anybody would try', (password) => {
  expect(passwordFault(password)).toBe('password-too-common')
})

// proves AC-13
test('a password typed twice must be the same both times', () => {
  expect(repetitionFault('x7#mK2pL', 'x7#mK2pL')).toBeNull()
  expect(repetitionFault('x7#mK2pL', 'x7#mK2pl')).toBe('passwords-differ')
})
