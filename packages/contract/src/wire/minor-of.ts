import { type Money, toMinor } from '@sufra/domain/money/money'

/** Of an amount the server has said. One that is none of its currency must not be shown as another. */
export function minorOf(amount: number, decimals: number): Money {
  const minor = toMinor(amount, decimals)
  if (minor === null) throw new Error(`${amount} is no amount with ${decimals} decimals.`)
  return minor
}
