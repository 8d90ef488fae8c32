import type { Calculation } from '@sufra/contract/orders/calculations'
import { WHOLE } from '@sufra/domain/money/basis-points'
import { toDecimal } from '@sufra/domain/money/money'
import type { Bill, BillRow } from '@sufra/domain/pricing/bill'
import type { Locale } from '@sufra/domain/text/locales'
import { inEveryLanguage } from '@sufra/i18n/server-texts'
import { worded } from '../../platform/http/problems/said.ts'
import { saidOfOffer } from '../../promotions/refusal-words.ts'
import type { PriceBook } from './price-book.ts'
import type { PricedOrder } from './price-order.ts'

type Given = { book: PriceBook; locale: Locale; quoteMinutes: number | null }

export function calculationDocument(priced: PricedOrder, given: Given) {
  return { data: { type: 'calculations' as const, attributes: attributesOf(priced, given) } }
}

function attributesOf(priced: PricedOrder, { book, locale, quoteMinutes }: Given): Calculation {
  const { bill, coupon, couponRefusal, destination } = priced
  const amount = (minor: number) => toDecimal(minor, book.decimals)
  const row = (each: BillRow) => billRow(each, amount)
  const isUsed = coupon !== null && couponRefusal === null
  return {
    ...billSums(bill, amount),
    'discount-code': isUsed ? coupon.code : null,
    'promotion-name': isUsed ? coupon.promotion.names : null,
    'vat-type': book.rules.vat.type,
    taxes: bill.taxes.map(row),
    charges: bill.charges.map(row),
    location: destination.location?.id ?? null,
    'quote-minutes': quoteMinutes,
    error: couponRefusal && worded(saidOfCoupon(couponRefusal, book), locale),
    'error-code': couponRefusal && `coupon-${couponRefusal.reason}`,
  }
}

/** Why the coupon asked for does not count. */
export const saidOfCoupon = (
  refusal: NonNullable<PricedOrder['couponRefusal']>,
  { decimals, concept: { currency } }: PriceBook,
) => saidOfOffer(refusal, { decimals, currency })

export const billSums = (bill: Bill, amount: (minor: number) => number) => ({
  total: amount(bill.total),
  subtotal: amount(bill.subtotal),
  discount: amount(bill.discount),
  'vat-amount': amount(bill.vat),
})

export function billRow(row: BillRow, amount: (minor: number) => number) {
  const { reason } = row
  const basis =
    reason.kind === 'share' || reason.kind === 'within'
      ? {
          rate: reason.basisPoints / (WHOLE / 100),
          of: amount(reason.of),
          within: reason.kind === 'within',
        }
      : null
  const name = row.names ?? inEveryLanguage(`bill_${row.key}`)
  return { key: row.key, name, amount: amount(row.amount), basis }
}
