import { lineOf } from '@sufra/domain/cart/cart-line'
import { priceAt } from '@sufra/domain/menu/availability'
import { startCustomisation } from '@sufra/domain/menu/customisation'
import { isSimple } from '@sufra/domain/menu/customisation-faults'
import type { Item } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { Price } from '@sufra/web/ui/price'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { useOpenItem } from '#app/order/menu/open-item.ts'
import { AllergenMarks } from '../../order/allergens/allergen-marks.tsx'
import { useAllergenGuard } from '../../order/allergens/use-allergen-guard.ts'
import { useMoment } from '../../order/menu/use-moment.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import { useBrand, usePrice } from '../../platform/visit/use-brand.ts'

import { useLineActions } from './use-line-actions.ts'

/** The whole card adds. */
export function UpsellCard({ item }: { item: Item }) {
  const text = useText()
  const price = usePrice()
  const { locale } = useBrand()
  const { locationId } = useMoment()
  const guard = useAllergenGuard()
  const add = useAddUpsell()
  const name = wordsIn(item.names, locale)
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-tile border border-line bg-surface">
      <Picture src={item.picture} alt="" sizes="180px" className="aspect-4/3 w-full" />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="line-clamp-2 text-small font-semibold">{name}</h3>
        {guard && (
          <p className="flex flex-wrap gap-1 empty:hidden">
            <AllergenMarks warning={guard.ofItem(item)} />
          </p>
        )}
        <p className="mt-auto flex min-h-8 items-center pe-9 text-small">
          <Price parts={price(priceAt(item, locationId))} />
        </p>
      </div>
      <button
        type="button"
        onClick={() => add(item)}
        className="absolute inset-0 flex items-end justify-end rounded-tile p-2 focus-visible:-outline-offset-2"
      >
        <span className="grid size-8 place-items-center rounded-full bg-primary text-on-primary">
          <Plus size={18} aria-hidden="true" />
        </span>
        <span className="sr-only">{text('add_item', { name })}</span>
      </button>
    </article>
  )
}

/** One tap, unless something must be chosen first. */
function useAddUpsell(): (item: Item) => void {
  const moment = useMoment()
  const { pathname, search } = useLocation()
  const open = useOpenItem()
  const { add } = useLineActions()
  return (item) => {
    if (isSimple(item, moment)) add(lineOf(item, startCustomisation(item, moment), moment))
    else open(item.id, { href: pathname + search })
  }
}
