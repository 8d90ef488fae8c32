import type { Calculation } from '@sufra/contract/orders/calculations'
import { minorOf } from '@sufra/contract/wire/minor-of'
import type { Vat } from '@sufra/domain/money/vat'
import type { Bill, BillRow, NamedRow, Reason } from '@sufra/domain/pricing/bill'
import { type Locale, type Words, wordsIn } from '@sufra/domain/text/locales'
import type { Translate } from '../../platform/i18n/texts.ts'

/** One row of a bill; null where nobody has said why it is what it is. */
export type Figure = { amount: number; reason: Reason | null } & (
  | { key: NamedRow; names: null }
  | { key: string; names: Words }
)

export const figureName = (figure: Figure, text: Translate, locale: Locale) =>
  figure.names ? wordsIn(figure.names, locale) : text(`bill_${figure.key}`)

/** A bill as it is shown, whoever calculated it. Amounts in minor units. */
export type Figures = {
  subtotal: number
  discount: number
  discountReason: Reason | null
  charges: readonly Figure[]
  /** VAT, under the key `vat`, among the others. */
  taxes: readonly Figure[]
  vat: number
  vatType: Vat['type']
  total: number
}

/** What the server says an order costs. */
export type OrderCalculation = Figures & {
  discountCode: string | null
  promotionName: Words | null
  location: number | null
  quoteMinutes: number | null
  /** Why the coupon asked for does not count, in the customer's language. */
  error: string | null
}

export const figuresOf = (bill: Bill, { type }: Vat): Figures => ({ ...bill, vatType: type })

export function readCalculation(given: Calculation, decimals: number): OrderCalculation {
  const minor = (amount: number) => minorOf(amount, decimals)
  const figure = ({ key, name, amount, basis }: Calculation['taxes'][number]): Figure => ({
    key,
    names: name,
    amount: minor(amount),
    reason: basis && {
      kind: basis.within ? 'within' : 'share',
      basisPoints: Math.round(basis.rate * 100),
      of: minor(basis.of),
    },
  })
  return {
    total: minor(given.total),
    subtotal: minor(given.subtotal),
    // A coupon that does not count takes nothing off.
    discount: given.error === null ? minor(given.discount) : 0,
    discountReason: null,
    discountCode: given['discount-code'],
    promotionName: given['promotion-name'],
    vat: minor(given['vat-amount']),
    vatType: given['vat-type'],
    taxes: given.taxes.map(figure),
    charges: given.charges.map(figure),
    location: given.location,
    quoteMinutes: given['quote-minutes'],
    error: given.error,
  }
}

/** The server says of some figures only how much they are: where we found the same, our reason holds. */
export function explained(figures: Figures, own: Bill): Figures {
  const withReason = (figure: Figure, rows: readonly BillRow[]): Figure => {
    const same = rows.find(({ key, amount }) => key === figure.key && amount === figure.amount)
    return { ...figure, reason: figure.reason ?? same?.reason ?? null }
  }
  return {
    ...figures,
    discountReason: figures.discount === own.discount ? own.discountReason : null,
    charges: figures.charges.map((figure) => withReason(figure, own.charges)),
    taxes: figures.taxes.map((figure) => withReason(figure, own.taxes)),
  }
}
