import type { CustomerResource } from '@sufra/contract/people/customers'
import { expect, test } from 'vitest'
import { changesIn, faultsInChanges } from './profile-changes.ts'

const BEFORE: CustomerResource['attributes'] = {
  'account-type': 'registered',
  status: 'verified',
  'first-name': 'Nora',
  'last-name': 'Saleh',
  email: 'nora@example.com',
  mobile: '512345678',
  username: '966512345678',
  'date-of-birth': '1990-05-04',
  language: null,
  appearance: null,
  'has-password': true,
  'social-providers': [],
  'email-verified': true,
  'created-at': '2026-11-15T12:00:00.000Z',
}

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const same = {
  'first-name': 'Nora',
  'last-name': 'Saleh',
  email: 'nora@example.com',
  'date-of-birth': '1990-05-04',
}
const terms = { isGuest: false, today: '2026-11-15' }

// proves AC-20
test('only what is said differently is sent', () => {
  expect(changesIn(form(same), BEFORE)).toEqual({})
  expect(
    changesIn(form({ ...same, 'first-name': '  Nora ', email: 'NORA@example.com' }), BEFORE),
  ).toEqual({})
  expect(changesIn(form({ ...same, 'last-name': 'Al Saleh' }), BEFORE)).toEqual({
    'last-name': 'Al Saleh',
  })
})

test('an emptied date of birth is taken away, and a password goes with a new email alone', () => {
  const said = { ...same, 'date-of-birth': '', 'current-password': 'secret' }
  expect(changesIn(form(said), BEFORE)).toEqual({ 'date-of-birth': null })
  expect(changesIn(form({ ...said, email: 'new@example.com' }), BEFORE)).toMatchObject({
    email: 'new@example.com',
    'current-password': 'secret',
  })
})

// proves AC-12, AC-14, AC-15
test.each([
  [{ 'first-name': '' }, { 'first-name': 'incomplete-name' }],
  [{ 'first-name': 'A' }, { 'first-name': 'min-2-characters' }],
  [{ 'first-name': 'A1' }, { 'first-name': 'letters-only' }],
  [{ 'last-name': '<script>' }, { 'last-name': 'letters-only' }],
  [{ 'last-name': 'Sa\u202eleh' }, { 'last-name': 'hidden-characters' }],
  [{ 'first-name': 'نورة' }, {}],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'a@' }, { email: 'invalid-email' }],
  [{ email: 'a@b.example', 'current-password': '' }, { 'current-password': 'required' }],
  [{ 'date-of-birth': '2027-01-01' }, { 'date-of-birth': 'invalid-date' }],
  [{ 'date-of-birth': null }, {}],
])('%j has %j against it', (changes, faults) => {
  expect(faultsInChanges(changes, terms)).toEqual(faults)
})

test('the name of a guest customer may hold anything, and has three characters', () => {
  const guest = { ...terms, isGuest: true }
  expect(faultsInChanges({ 'first-name': 'Al' }, guest)).toEqual({
    'first-name': 'min-3-characters',
  })
  expect(faultsInChanges({ 'first-name': 'R2D2' }, guest)).toEqual({})
})
