import { ADDED_SNACKBAR_MS } from '@sufra/domain/limits'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCartPanel } from '../cart/use-cart-panel.ts'
import { useText } from '../i18n/use-text.ts'
import { loadItems } from '../ordering/use-items.ts'
import { useMoment } from '../place/use-moment.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { useBrand } from '../visit/use-brand.ts'
import { useItemSheet } from './open-item.ts'

/**
 * Taps on items anywhere on a page, heard in one place: hundreds of cards then need not follow the router.
 * A card's link opens its sheet, its disc adds it; everything ordering needs is fetched at the first touch.
 */
export function useItemTaps() {
  const text = useText()
  const brand = useBrand()
  const moment = useMoment()
  const navigate = useNavigate()
  const sheet = useItemSheet()
  const cartPanel = useCartPanel()

  const add = async (itemId: number, href: string) => {
    const { addItem } = await import('../ordering/add-item.ts')
    if (!(await addItem(brand, itemId, moment))) return sheet.open(itemId, { href })
    showSnackbar({
      text: text('item_added'),
      duration: ADDED_SNACKBAR_MS,
      action: { label: text('view_cart'), run: cartPanel.open },
    })
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || isMeantForBrowser(event)) return
    const card = event.target.closest<HTMLElement>('[data-item]')
    const link = card?.querySelector<HTMLAnchorElement>('a[href]')
    if (!card || !link) return
    const itemId = Number(card.dataset.item)
    const href = link.pathname
    if (event.target.closest('button')) {
      void add(itemId, href)
    } else if (event.target.closest('a') === link) {
      event.preventDefault()
      if (brand.isMenuOnly) navigate(href)
      else sheet.open(itemId, { href })
    }
  }

  return { onClick, onPointerDown: brand.isMenuOnly ? undefined : loadItems }
}

const isMeantForBrowser = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey
