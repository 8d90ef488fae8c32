import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { FitOutcome } from '@sufra/domain/cart/refit'
import { wordsIn } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { Price } from '@sufra/web/ui/price'
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useList } from '../../platform/format/use-list.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { useAbsenceText } from './absence-text.ts'

/** One line with its difference. What changes can be taken back, which leaves the line behind. */
export function FitRow(props: {
  line: CartLine
  outcome: FitOutcome
  /** How the order would be had. */
  orderType: OrderType | null
  isKept: boolean
  onToggle: () => void
}) {
  const text = useText()
  const { locale } = useBrand()
  const { line, outcome, orderType, isKept } = props
  const { Icon, colour } = lookOf(outcome, isKept)
  const name = wordsIn(line.names, locale)
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <p className={`font-semibold ${isKept ? '' : 'text-text2 line-through'}`}>
          {line.quantity > 1 ? text('times', { count: line.quantity, name }) : name}
        </p>
        <p className="text-small text-text2">
          {isKept || !canComeAlong(outcome) ? (
            <Difference outcome={outcome} orderType={orderType} />
          ) : (
            text('left_behind')
          )}
        </p>
      </div>
      {canComeAlong(outcome) && (
        <button
          type="button"
          onClick={props.onToggle}
          className="min-h-11 shrink-0 font-semibold text-primary-text underline underline-offset-4"
        >
          {text(isKept ? 'leave_behind' : 'undo')}
          <span className="sr-only"> · {name}</span>
        </button>
      )}
    </li>
  )
}

/** What fits unchanged comes along; what cannot be had stays; the rest is the customer's to decide. */
const canComeAlong = (outcome: FitOutcome) =>
  outcome.kind === 'new-price' || (outcome.kind === 'option-missing' && outcome.repaired !== null)

function Difference(props: { outcome: FitOutcome; orderType: OrderType | null }) {
  const text = useText()
  const price = usePrice()
  const list = useList()
  const { locale } = useBrand()
  const absence = useAbsenceText(props.orderType)
  const { outcome } = props
  switch (outcome.kind) {
    case 'kept':
      return text('fits')
    case 'new-price':
      return (
        <>
          {text('price_changed')}{' '}
          <s>
            <Price parts={price(outcome.from)} />
          </s>{' '}
          <Price parts={price(outcome.to)} />
        </>
      )
    case 'option-missing': {
      const name = list(outcome.names.map((words) => wordsIn(words, locale)))
      return text(outcome.repaired ? 'fits_without' : 'option_missing', { name })
    }
    case 'not-available':
      return absence(outcome.reason)
  }
}

function lookOf(outcome: FitOutcome, isKept: boolean): { Icon: LucideIcon; colour: string } {
  if (!isKept) return { Icon: CircleX, colour: 'text-danger' }
  return outcome.kind === 'kept'
    ? { Icon: CircleCheck, colour: 'text-success' }
    : { Icon: TriangleAlert, colour: 'text-warning' }
}
