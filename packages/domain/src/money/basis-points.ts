/** 10,000 basis points are the whole: 1500 are 15 %. */
export const WHOLE = 10_000

/** No order may come to more, in minor units; shares of its amounts are exact far beyond. */
export const MAX_AMOUNT = 100_000_000_000

/** What a rate makes of an amount. */
export const shareOf = (amount: number, basisPoints: number) => rounded(amount, basisPoints, WHOLE)

/** What lies within an amount that holds the rate already. */
export const shareWithin = (amount: number, basisPoints: number) =>
  rounded(amount, basisPoints, WHOLE + basisPoints)

/**
 * The one rounding rule of a bill: amount × basis points ÷ divisor to the nearest minor unit, and half of one up.
 * Only the rest is multiplied before it is divided: the product of large amounts would not be exact.
 */
function rounded(amount: number, basisPoints: number, divisor: number) {
  const rest = amount % divisor
  const wholes = (amount - rest) / divisor
  return wholes * basisPoints + divideHalfUp(rest * basisPoints, divisor)
}

function divideHalfUp(dividend: number, divisor: number) {
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  return rest * 2 >= divisor ? whole + 1 : whole
}
