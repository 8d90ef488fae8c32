import { expect, test } from 'vitest'
import { emailFault, tidyEmail } from './email.ts'

// proves AC-12
test.each([
  ['', 'required'],
  ['a@', 'invalid-email'],
  ['a@b', 'invalid-email'],
  ['@b.sa', 'invalid-email'],
  ['a b@c.sa', 'invalid-email'],
  ['a@b..sa', 'invalid-email'],
  ['a@b.sa\r\nBcc: c@d.sa', 'invalid-email'],
  ['"a"@b.sa', 'invalid-email'],
  [`${'x'.repeat(65)}@b.sa`, 'invalid-email'],
  [`a@${'x.'.repeat(130)}sa`, 'invalid-email'],
  ['nora@example.com', null],
  ['nora+food@mail.example.com', null],
  ['نورة@مثال.السعودية', null],
])('%j: %s', (email, fault) => {
  expect(emailFault(email)).toBe(fault)
})

test('a long text that is no address is told at once', () => {
  const started = Date.now()
  emailFault(`a@${'a.'.repeat(50_000)}`)
  expect(Date.now() - started).toBeLessThan(100)
})

test('one mailbox has one spelling', () => {
  expect(tidyEmail(' Nora@Example.COM ')).toBe('nora@example.com')
})
