import { lineOf } from '@sufra/domain/cart/cart-line'
import { priceAt } from '@sufra/domain/menu/availability'
import { startCustomisation } from '@sufra/domain/menu/customisation'
import { isSimple } from '@sufra/domain/menu/customisation-faults'
import type { Item } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { buttonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { AllergenMarks } from '#app/order/allergens/allergen-marks.tsx'
import { useAllergenGuard } from '#app/order/allergens/use-allergen-guard.ts'
import { useOpenItem } from '#app/order/menu/open-item.ts'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useBrand, usePrice } from '#app/platform/visit/use-brand.ts'
import { useCart } from '../../order/cart/use-cart.ts'
import { loadItems, useItems } from '../../order/menu/use-items.ts'
import { useMoment } from '../../order/menu/use-moment.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { upsellOffers } from './upsell-offers.ts'
import { useLineActions } from './use-line-actions.ts'

const NEXT = '/checkout'

/** What goes well with the cart, in the order the brand recommends it; with nothing to offer, straight on. */
export function UpsellPage({ recommended }: { recommended: number[] }) {
  const text = useText()
  const cart = useCart()
  const items = useItems()
  const moment = useMoment()
  const isHydrated = useHydrated()
  const isInTime = useOffersInTime()
  useEffect(loadItems, [])

  const offers =
    items &&
    upsellOffers(
      recommended.flatMap((id) => items.get(id) ?? []),
      cart,
      moment,
    )
  const isOver = offers ? offers.length === 0 : !isInTime
  if (isHydrated && isOver) return <Navigate to={NEXT} replace />
  return (
    <div className="page flex max-w-[461px] flex-col gap-5 gutter pt-6 desktop:max-w-[60rem]">
      <h1 className="text-h1 font-bold">{text('goes_well_with_it')}</h1>
      <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-3 desktop:gap-5">
        {offers
          ? offers.map((item) => (
              <li key={item.id}>
                <UpsellCard item={item} />
              </li>
            ))
          : ['first', 'second', 'third'].map((index) => (
              <li key={index} className="h-52 animate-pulse rounded-tile bg-surface2" />
            ))}
      </ul>
      <Link to={NEXT} className={buttonClass('primary', 'min-h-14')}>
        {text('no_thanks_continue')}
      </Link>
    </div>
  )
}

/** Offers that take longer than this are not shown. */
const TIMEOUT_MS = 2_000

function useOffersInTime(): boolean {
  const [isInTime, setInTime] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setInTime(false), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isInTime
}

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
