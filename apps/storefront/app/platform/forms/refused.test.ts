import { ApiFailure } from '@sufra/contract/client/api-failure'
import { expect, test } from 'vitest'
import { refusedBy } from './refused.ts'

const TERMS = { shown: ['email', 'first-name'], otherwise: 'It could not be saved.' }

test('a refusal of a field the form shows stands at that field, and nowhere else', () => {
  const failure = new ApiFailure('no', {
    status: 422,
    problems: [
      { code: 'invalid-email', detail: 'Invalid email address', source: 'email' },
      { code: 'letters-only', detail: 'Letters only', source: 'first-name' },
      { code: 'too-long', detail: 'Too long', source: 'first-name' },
    ],
  })
  expect(refusedBy(failure, TERMS)).toEqual({
    fields: { email: 'Invalid email address', 'first-name': 'Letters only' },
    whole: null,
    code: null,
  })
})

test('what names no field of the form is said of the form', () => {
  const problems = [{ code: 'sign-in-again', detail: 'Please sign in again', source: 'mobile' }]
  const failure = new ApiFailure('no', { status: 403, problems })
  expect(refusedBy(failure, TERMS)).toEqual({
    fields: {},
    whole: 'Please sign in again',
    code: 'sign-in-again',
  })
})

test.each([
  ['a server that broke', new ApiFailure('Status 500', { status: 500, problems: [] })],
  [
    'a server that broke and said why',
    new ApiFailure('x', { status: 503, problems: [{ code: 'x', detail: 'stack' }] }),
  ],
  ['no answer at all', new ApiFailure('unreachable', { status: 0 })],
  ['a bug of ours', new Error('undefined is not a function')],
])('%s is told in our own words', (_, failure) => {
  expect(refusedBy(failure, TERMS)).toEqual({
    fields: {},
    whole: 'It could not be saved.',
    code: null,
  })
})
