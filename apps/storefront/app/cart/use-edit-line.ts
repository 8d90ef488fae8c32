import type { CartLine } from '@sufra/domain/cart-line'
import { useLocation } from 'react-router'
import { useItemSheet } from '../customise/open-item.ts'
import { loadItems } from '../ordering/use-items.ts'

/** Reopens the item as it was left. The address stays: closing the sheet leads back to where it was opened. */
export function useEditLine() {
  const { pathname, search } = useLocation()
  const { open } = useItemSheet()
  return ({ itemId, key }: CartLine) => {
    loadItems()
    return open(itemId, { href: pathname + search, editing: key })
  }
}
