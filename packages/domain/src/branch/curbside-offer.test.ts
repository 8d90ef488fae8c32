import { expect, test } from 'vitest'
import { offersCurbside } from './curbside-offer.ts'

const offered = { branch: { curbsideEnabled: 1 }, orderType: 'to-go', isSignedIn: true } as const

// proves CB-02
test('curbside is offered at a branch that does it, to go, to somebody signed in', () => {
  expect(offersCurbside(offered)).toBe(true)
})

// proves CB-02, CB-06
test.each([
  ['the branch does not do it', { branch: { curbsideEnabled: 0 } }],
  ['there is no branch yet', { branch: null }],
  ['the order is delivered', { orderType: 'deliver' }],
  ['no order type is chosen', { orderType: null }],
  ['nobody is signed in', { isSignedIn: false }],
] as const)('it is not when %s', (_name, unlike) => {
  expect(offersCurbside({ ...offered, ...unlike })).toBe(false)
})
