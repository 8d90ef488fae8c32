import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { FitOutcome } from '@sufra/domain/cart/refit'
import { MAX_QUANTITY } from '@sufra/domain/menu/quantity'
import { wordsIn } from '@sufra/domain/text/locales'
import { useStored } from '@sufra/web/storage/use-stored'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { CircleAlert, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queueFlag } from '#app/platform/storage/keys/queue-flag.ts'
import { LineChoices } from '../../order/cart/line-choices.tsx'
import { useAbsenceText } from '../../order/menu/absence-text.ts'
import { LineAllergens } from '../../order/menu/line-allergens.tsx'
import { useDestination } from '../../order/menu/use-destination.ts'
import { useList } from '../../platform/format/use-list.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { Stepper } from '../../platform/ui/stepper.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { useEditLine, useLineActions } from './use-line-actions.ts'

/** One line of the cart, in the panel and beside the menu. */
export function LineRow({ line, outcome }: { line: CartLine; outcome: FitOutcome }) {
  const { locale } = useBrand()
  const isGone = outcome.kind === 'not-available'
  return (
    <li data-line={line.itemId} className="flex gap-3 py-4">
      <Picture
        src={line.picture}
        alt=""
        sizes="64px"
        className={`size-16 shrink-0 rounded-input ${isGone ? 'opacity-60 grayscale' : ''}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-semibold break-words">{wordsIn(line.names, locale)}</h3>
            <LineChoices line={line} />
          </div>
          <LinePrice line={line} />
        </div>
        <LineAllergens line={line} />
        <LineFault line={line} outcome={outcome} />
        {line.isPromotion ? <PromotionLabel line={line} /> : <LineControls line={line} />}
      </div>
    </li>
  )
}

function LinePrice({ line }: { line: CartLine }) {
  const price = usePrice()
  return (
    <p className="flex shrink-0 flex-col items-end">
      <span className="font-semibold">
        <Price parts={price(line.total * line.quantity)} />
      </span>
      {line.quantity > 1 && (
        <span className="text-caption text-text2">
          <bdi dir="ltr">
            {line.quantity} × <Price parts={price(line.total)} />
          </bdi>
        </span>
      )}
    </p>
  )
}

function LineControls({ line }: { line: CartLine }) {
  const text = useText()
  const { locale } = useBrand()
  const { setQuantity, remove } = useLineActions()
  const edit = useEditLine()
  const name = wordsIn(line.names, locale)
  return (
    <div className="flex items-center gap-1 pt-1">
      <Stepper
        value={line.quantity}
        minimum={1}
        maximum={MAX_QUANTITY}
        lessLabel={text('less_of', { name })}
        moreLabel={text('more_of', { name })}
        onChange={(quantity) => setQuantity(line, quantity)}
      />
      <button type="button" onClick={() => edit(line)} className={`${iconButtonClass} ms-auto`}>
        <Pencil size={18} aria-hidden="true" />
        <span className="sr-only">{text('edit_line', { name })}</span>
      </button>
      <button type="button" onClick={() => remove(line)} className={iconButtonClass}>
        <Trash2 size={18} aria-hidden="true" />
        <span className="sr-only">{text('remove_line', { name })}</span>
      </button>
    </div>
  )
}

/** What a promotion gives leaves with it, and in its number. */
function PromotionLabel({ line }: { line: CartLine }) {
  const text = useText()
  return (
    <p className="text-small font-medium text-secondary-text">
      {text('promotion_quantity', { count: line.quantity })}
    </p>
  )
}

/** What is wrong with a line here and now, and the ways out of it. */
function LineFault({ line, outcome }: { line: CartLine; outcome: FitOutcome }) {
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
