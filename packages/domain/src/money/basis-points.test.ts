import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf, shareWithin, WHOLE } from './basis-points.ts'
import { MAX_MONEY } from './money.ts'

test.each([
  [0, 1_500, 0],
  [63_48, 1_500, 9_52],
  [63_48, 0, 0],
  [63_48, WHOLE, 63_48],
  [1, 4_999, 0],
  [1, 5_000, 1],
  [3, 5_000, 2],
])('of %i, %i basis points are %i: half a minor unit goes up', (amount, basisPoints, share) => {
  expect(shareOf(amount, basisPoints)).toBe(share)
})

test.each([
  [0, 1_500, 0],
  [115_00, 1_500, 15_00],
  [73_00, 1_500, 9_52],
  [73_00, 0, 0],
  [100_00, WHOLE, 50_00],
  [1, WHOLE, 1],
])('within %i, %i basis points are %i', (amount, basisPoints, share) => {
  expect(shareWithin(amount, basisPoints)).toBe(share)
})

const anAmount = fc.oneof(
  fc.nat(100_00),
  fc.nat(MAX_MONEY),
  fc.integer({ min: MAX_MONEY - 100_00, max: MAX_MONEY }),
  fc.nat(1e15),
)
const someBasisPoints = fc.integer({ min: 0, max: 5 * WHOLE })
const halfUp = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)

test('up to the largest amount and far beyond, shares are those of whole-number arithmetic', () => {
  fc.assert(
    fc.property(anAmount, someBasisPoints, (amount, basisPoints) => {
      const product = BigInt(amount) * BigInt(basisPoints)
      const whole = BigInt(WHOLE)
      expect(BigInt(shareOf(amount, basisPoints))).toBe(halfUp(product, whole))
      const within = halfUp(product, whole + BigInt(basisPoints))
      expect(BigInt(shareWithin(amount, basisPoints))).toBe(within)
    }),
    { numRuns: 5_000 },
  )
})

test('what lies within an amount and what is left of it make the amount again', () => {
  fc.assert(
    fc.property(fc.nat(10_000_00), fc.nat(3_000), (net, basisPoints) => {
      const gross = net + shareOf(net, basisPoints)
      expect(gross - shareWithin(gross, basisPoints)).toBe(net)
    }),
  )
})

test('a long cart of the dearest items a menu can hold has exact shares as well', () => {
  expect(shareOf(2_147_478_849 * 99 * 49, 1_501)).toBe(1_563_654_726_464)
  expect(shareWithin(2_147_476_449 * 99 * 99, 1_501)).toBe(2_746_906_567_399)
})
