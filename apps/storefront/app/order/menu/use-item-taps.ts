import type { Item } from '@sufra/domain/menu/menu-item'
import { afterPaint } from '@sufra/web/page/after-paint'
import { ADDED_SNACKBAR_MS, showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { useCartPanel } from '../cart/use-cart-panel.ts'
import { useOpenItem } from './open-item.ts'
import { itemsHere, loadItems, useItems } from './use-items.ts'
import { useMoment } from './use-moment.ts'

/**
 * Taps on items anywhere on a page, heard in one place: hundreds of cards then need not follow the router.
 * A card's link opens its sheet, its disc adds it; everything ordering needs is fetched at the first touch.
 */
export function useItemTaps() {
  const text = useText()
  const brand = useBrand()
  const moment = useMoment()
  const navigate = useNavigate()
  const open = useOpenItem()
  const cartPanel = useCartPanel()
  useItems()

  const add = (item: Item | undefined, itemId: number, href: string) => {
    if (!ordering?.addItem(item, moment)) return open(itemId, { href })
    // After the count on the card has been painted: the tap's visible answer comes first.
    afterPaint(() =>
      showSnackbar({
        text: text('item_added'),
        duration: ADDED_SNACKBAR_MS,
        action: { label: text('view_cart'), run: cartPanel.open },
      }),
    )
  }
  const fetchAndAdd = async (itemId: number, href: string) => {
    const { itemsFor } = await import('./menu-source.ts')
    const [fetched] = await Promise.all([itemsFor(brand, moment.orderType), loadOrdering()])
    add(fetched.get(itemId), itemId, href)
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || isMeantForBrowser(event)) return
    const card = event.target.closest<HTMLElement>('[data-item]')
    const link = card?.querySelector<HTMLAnchorElement>('a[href]')
    if (!card || !link) return
    const itemId = Number(card.dataset.item)
    const href = link.pathname
    if (event.target.closest('button')) {
      const items = itemsHere(brand, moment.orderType)
      if (ordering && items) add(items.get(itemId), itemId, href)
      else void fetchAndAdd(itemId, href)
    } else if (event.target.closest('a') === link) {
      event.preventDefault()
      if (brand.isMenuOnly) navigate(href)
      else open(itemId, { href })
    }
  }

  return { onClick, onPointerDown: brand.isMenuOnly ? undefined : loadAll }
}

/** Once it is here, a tap is answered at once. */
let ordering: typeof import('./add-item.ts') | null = null
const importOrdering = withMoreTexts(() => import('./add-item.ts'))
const loadOrdering = async () => {
  ordering = await importOrdering()
}

function loadAll() {
  loadItems()
  if (!ordering) loadOrdering().catch(() => {})
}

const isMeantForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey
