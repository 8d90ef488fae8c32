import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { FitOutcome } from '@sufra/domain/cart/refit'
import { wordsIn } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { Price } from '@sufra/web/ui/price'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queueFlag } from '#app/platform/storage/keys/queue-flag.ts'
import { useAbsenceText } from '../../order/menu/absence-text.ts'
import { useDestination } from '../../order/menu/use-destination.ts'
import { useList } from '../../platform/format/use-list.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { useEditLine, useLineActions } from './use-line-actions.ts'

/** What is wrong with a line here and now, and the ways out of it. */
export function LineFault({ line, outcome }: { line: CartLine; outcome: FitOutcome }) {
  switch (outcome.kind) {
    case 'kept':
      return null
    case 'new-price':
      return <NewPrice line={line} outcome={outcome} />
    case 'option-missing':
      return <OptionMissing line={line} outcome={outcome} />
    case 'not-available':
      return <NotAvailable line={line} outcome={outcome} />
  }
}

type Of<Kind extends FitOutcome['kind']> = {
  line: CartLine
  outcome: Extract<FitOutcome, { kind: Kind }>
}

function NewPrice({ line, outcome }: Of<'new-price'>) {
  const text = useText()
  const price = usePrice()
  const { replace } = useLineActions()
  return (
    <FaultNote
      what={
        <>
          {text('price_changed')}{' '}
          <s className="font-normal text-text2">
            <Price parts={price(outcome.from)} />
          </s>{' '}
          <Price parts={price(outcome.to)} />
        </>
      }
    >
      <button type="button" className={linkClass} onClick={() => replace(line, outcome.fitted)}>
        {text('use_new_price')}
      </button>
    </FaultNote>
  )
}

function OptionMissing({ line, outcome: { names, repaired } }: Of<'option-missing'>) {
  const text = useText()
  const list = useList()
  const { locale } = useBrand()
  const { replace } = useLineActions()
  const edit = useEditLine()
  const missing = list(names.map((words) => wordsIn(words, locale)))
  return (
    <FaultNote what={text('option_missing', { name: missing })}>
      {repaired && (
        <button type="button" className={linkClass} onClick={() => replace(line, repaired)}>
          {text('go_without')}
        </button>
      )}
      <button type="button" className={linkClass} onClick={() => edit(line)}>
        {text('pick_again')}
      </button>
    </FaultNote>
  )
}

function NotAvailable({ line, outcome }: Of<'not-available'>) {
  const text = useText()
  const absence = useAbsenceText(useDestination().orderType)
  const chooser = useBranchChooser()
  const { remove } = useLineActions()
  return (
    <FaultNote what={absence(outcome.reason)}>
      {!line.isPromotion && (
        <button type="button" className={linkClass} onClick={() => remove(line)}>
          {text('remove')}
        </button>
      )}
      {chooser && (
        <Link to={chooser} className={linkClass}>
          {text('change_branch')}
        </Link>
      )}
    </FaultNote>
  )
}

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4'

function FaultNote({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="text-small">
      <p className="flex items-start gap-1.5 font-medium text-warning">
        <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>{what}</span>
      </p>
      <div className="flex flex-wrap gap-x-4">{children}</div>
    </div>
  )
}

/** Where another branch is chosen; null in queue mode, whose destination is fixed. */
function useBranchChooser(): string | null {
  const { firstCategorySlug } = useBrand()
  const { orderType } = useDestination()
  const isQueue = useStored(queueFlag, null)
  if (!firstCategorySlug || isQueue) return null
  return `/menu/${firstCategorySlug}/location${orderType ? `/${orderType}` : ''}`
}
