import type { CartLine } from '@sufra/domain/cart/cart-line'
import { useLocation } from 'react-router'
import { useOpenItem } from '../../order/menu/open-item.ts'
import { loadItems } from '../../order/menu/use-items.ts'

/** Reopens the item as it was left. The address stays: closing the sheet leads back to where it was opened. */
export function useEditLine() {
  const { pathname, search } = useLocation()
  const open = useOpenItem()
  return ({ itemId, key }: CartLine) => {
    loadItems()
    open(itemId, { href: pathname + search, editing: key })
  }
}
