import { formatAmount, toDecimal } from '@sufra/domain/money/money'
import { boxClass } from '@sufra/web/ui/field'
import { Price } from '@sufra/web/ui/price'
import { CircleAlert } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { cashSuggestions } from './cash-suggestions.ts'
import { CASH_ID } from './fault-anchors.ts'
import { typedAmount } from './typed-amount.ts'
import type { TextState } from './use-order-form.ts'

/** What will be handed over, so that there is change; it need not be said. */
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
