import { shareOf, shareWithin } from './basis-points.ts'

/** 1500 basis points are 15 %. */
export type Vat = { basisPoints: number; type: 'inclusive' | 'exclusive' }

/** In minor units: what lies within an amount, or what comes on top of it. */
export const vatOn = (amount: number, { basisPoints, type }: Vat) =>
  type === 'inclusive' ? shareWithin(amount, basisPoints) : shareOf(amount, basisPoints)

export const withVat = (amount: number, vat: Vat) =>
  vat.type === 'inclusive' ? amount : amount + vatOn(amount, vat)
