/** Each currency with the number of decimals its minor unit stands for. */
const DECIMALS = { SAR: 2, AED: 2, EGP: 2, JOD: 3, KWD: 3, NGN: 2, OMR: 3 } as const

export type Currency = keyof typeof DECIMALS
export const CURRENCIES = Object.keys(DECIMALS) as Currency[]
export const decimalsOf = (currency: Currency) => DECIMALS[currency]
