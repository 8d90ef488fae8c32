import { formatAmount, toDecimal } from '@sufra/domain/money/money'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import { boxClass } from '@sufra/web/ui/field'
import { Price } from '@sufra/web/ui/price'
import {
  Banknote,
  CircleAlert,
  CreditCard,
  type LucideIcon,
  Phone,
  Smartphone,
  WalletCards,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useBrand, usePrice } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { CASH_ID, CheckoutSection, PAYMENT_ID } from './checkout-section.tsx'
import { cashSuggestions, typedAmount } from './payment-rules.ts'
import type { TextState } from './use-order-form.ts'

const ICONS: Record<PaymentMethod, LucideIcon> = {
  card: CreditCard,
  cash: Banknote,
  'card-on-delivery': Smartphone,
  'card-on-pickup': CreditCard,
  'loyalty-points': WalletCards,
}

/** How the order is paid, as cards to choose one of; what the chosen one asks for stands below them. */
export function PaymentSection(props: {
  choices: readonly PaymentMethod[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
  isMissing: boolean
  children: ReactNode
}) {
  const text = useText()
  const { choices, chosen } = props
  return (
    <CheckoutSection id={PAYMENT_ID} title={text('payment')}>
      {choices.length === 0 ? (
        <p className="flex items-center gap-2 text-text2">
          <Phone size={18} aria-hidden="true" className="shrink-0" />
          {text('no_payments')}
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{text('payment')}</legend>
          {choices.map((method) => {
            const Icon = ICONS[method]
            return (
              <label
                key={method}
                className="pressable flex min-h-16 cursor-pointer items-center gap-3 rounded-tile border border-line px-4 py-2.5 hover:bg-surface2 has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]"
              >
                <Icon size={22} aria-hidden="true" className="shrink-0 text-text2" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{text(`payment_${method}`)}</span>
                  <span className="block text-small text-text2">
                    {text(`payment_hint_${method}`)}
                  </span>
                </span>
                <input
                  type="radio"
                  name="payment"
                  value={method}
                  checked={method === chosen}
                  onChange={() => props.onChoose(method)}
                  className="choice"
                />
              </label>
            )
          })}
        </fieldset>
      )}
      {props.isMissing && (
        <p className="text-small font-medium text-danger">{text('missing_no-payment')}</p>
      )}
      {props.children}
    </CheckoutSection>
  )
}

/** The cash the customer will hand over, so that the driver brings change; optional. */
export function CashField(props: { field: TextState; total: number; isTooLittle: boolean }) {
  const text = useText()
  const price = usePrice()
  const { currency } = useBrand()
  const { field, total } = props
  const typed = typedAmount(field.value, currency.decimals)
  const change = typed !== null && typed > total ? typed - total : null
  const notes = [`${CASH_ID}-hint`, props.isTooLittle && `${CASH_ID}-error`].filter(Boolean)
  return (
    <div className="flex flex-col gap-2 pt-1">
      <label htmlFor={CASH_ID} className="text-small font-medium">
        {text('cash_amount')} <span className="font-normal text-text2">({text('optional')})</span>
      </label>
      <input
        id={CASH_ID}
        value={field.value}
        onChange={(event) => field.set(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-invalid={props.isTooLittle}
        aria-describedby={notes.join(' ')}
        placeholder={formatAmount(total, currency.decimals, 'en-us')}
        className={`${boxClass} scroll-mt-24 tabular-nums rtl:text-end`}
      />
      {props.isTooLittle && (
        <p id={`${CASH_ID}-error`} className="flex items-start gap-1 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {text('missing_too-little-cash')}
        </p>
      )}
      <p id={`${CASH_ID}-hint`} className="text-small text-text2">
        {change === null ? text('cash_hint') : text('cash_change')}{' '}
        {change !== null && <Price parts={price(change)} />}
      </p>
      <ul className="flex flex-wrap gap-2">
        {cashSuggestions(total, currency.decimals).map((amount) => (
          <li key={amount}>
            <button
              type="button"
              aria-pressed={typed === amount}
              onClick={() => field.set(String(toDecimal(amount, currency.decimals)))}
              className="pressable min-h-11 rounded-full border border-control px-4 text-small font-medium aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
            >
              {amount === total ? text('cash_exact') : <Price parts={price(amount)} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
