import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { FitOutcome } from '@sufra/domain/cart/refit'
import { MAX_QUANTITY } from '@sufra/domain/menu/quantity'
import { wordsIn } from '@sufra/domain/text/locales'
import { iconButtonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { Pencil, Trash2 } from 'lucide-react'
import { LineChoices } from '../../order/cart/line-choices.tsx'
import { LineAllergens } from '../../order/menu/line-allergens.tsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { Stepper } from '../../platform/ui/stepper.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'
import { LineFault } from './line-fault.tsx'
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
