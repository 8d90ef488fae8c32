import type { Money } from './money.ts'

/** 10,000 basis points are the whole: 1500 are 15 %. */
export const WHOLE = 10_000

/** What a rate makes of an amount. */
export const shareOf = (amount: Money, basisPoints: number): Money =>
  rounded(amount, basisPoints, WHOLE)

/** What lies within an amount that holds the rate already. */
export const shareWithin = (amount: Money, basisPoints: number): Money =>
  rounded(amount, basisPoints, WHOLE + basisPoints)

/**
 * The one rounding rule of a bill: amount × basis points ÷ divisor to the nearest minor unit, and half of one up.
 * Only the rest is multiplied before it is divided: the product of large amounts would not be exact.
 */
function rounded(amount: Money, basisPoints: number, divisor: number) {
  const rest = amount % divisor
  const wholes = (amount - rest) / divisor
  return wholes * basisPoints + divideHalfUp(rest * basisPoints, divisor)
}

function divideHalfUp(dividend: number, divisor: number) {
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  return rest * 2 >= divisor ? whole + 1 : whole
}
