/** 1500 basis points are 15 %. */
export type Vat = { basisPoints: number; type: 'inclusive' | 'exclusive' }

/** In minor units: what lies within an amount, or what comes on top of it. Rounded here, and only here, half up. */
export const vatOn = (amount: number, { basisPoints, type }: Vat) =>
  Math.round((amount * basisPoints) / (type === 'inclusive' ? 10_000 + basisPoints : 10_000))

export const withVat = (amount: number, vat: Vat) =>
  vat.type === 'inclusive' ? amount : amount + vatOn(amount, vat)
