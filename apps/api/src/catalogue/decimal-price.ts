import { type Currency, decimalsOf } from '@sufra/domain/money/currencies'

/** 1250 halalas are 12.5 riyals: the number as it stands on the wire. */
export const decimalPrice = (minor: number, currency: Currency) =>
  minor / 10 ** decimalsOf(currency)
