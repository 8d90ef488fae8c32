import { shareOf, shareWithin } from './basis-points.ts'
import type { Money } from './money.ts'

/** 1500 basis points are 15 %. */
export type Vat = { basisPoints: number; type: 'inclusive' | 'exclusive' }

/** What lies within an amount, or what comes on top of it. */
export const vatOn = (amount: Money, { basisPoints, type }: Vat): Money =>
  type === 'inclusive' ? shareWithin(amount, basisPoints) : shareOf(amount, basisPoints)

export const withVat = (amount: Money, vat: Vat): Money =>
  vat.type === 'inclusive' ? amount : amount + vatOn(amount, vat)
