import type { CartChange } from '@sufra/domain/cart/cart'
import type { CartLine } from '@sufra/domain/cart/cart-line'
import { wordsIn } from '@sufra/domain/text/locales'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useLocation } from 'react-router'
import { useOpenItem } from '#app/order/menu/open-item.ts'
import { loadItems } from '#app/order/menu/use-items.ts'
import { cart } from '../../order/cart/cart-store.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** How long a removed line can be called back. */
const UNDO_MS = 5_000

/** What a customer can do with a line; a refusal is shown in a snackbar. */
export function useLineActions() {
  const text = useText()
  const { locale } = useBrand()

  const tellRefusal = ({ refused }: CartChange) => {
    if (refused === 'maximum-reached') showSnackbar({ text: text('line_maximum') })
    if (refused === 'last-beside-promotion') showSnackbar({ text: text('promotion_needs_item') })
  }
  return {
    add: (line: CartLine) => tellRefusal(cart.add(line)),
    setQuantity: (line: CartLine, quantity: number) =>
      tellRefusal(cart.setQuantity(line.key, quantity)),
    replace: (line: CartLine, changed: CartLine) => tellRefusal(cart.replace(line.key, changed)),
    remove: (line: CartLine) => {
      const change = cart.remove(line.key)
      tellRefusal(change)
      const { removed } = change
      if (!removed) return
      showSnackbar({
        text: text('line_removed', { name: wordsIn(line.names, locale) }),
        duration: UNDO_MS,
        action: { label: text('undo'), run: () => tellRefusal(cart.undoRemove(removed)) },
      })
    },
  }
}

/** Reopens the item as it was left. The address stays: closing the sheet leads back to where it was opened. */
export function useEditLine() {
  const { pathname, search } = useLocation()
  const open = useOpenItem()
  return ({ itemId, key }: CartLine) => {
    loadItems()
    open(itemId, { href: pathname + search, editing: key })
  }
}
