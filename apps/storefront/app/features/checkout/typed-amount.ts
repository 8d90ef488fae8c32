import { toMinor } from '@sufra/domain/money/money'
import { latinDigits } from '@sufra/domain/text/digits'

/** An amount as it is typed, in minor units; null for nothing, NaN for what is no amount. */
export function typedAmount(text: string, decimals: number): number | null {
  const written = latinDigits(text.trim()).replace(/[,٫]/, '.')
  if (written === '') return null
  if (!/^\d{1,9}(\.\d*)?$/.test(written)) return Number.NaN
  return toMinor(Number(written), decimals) ?? Number.NaN
}
