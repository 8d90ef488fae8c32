import { lineOf } from '@sufra/domain/cart/cart-line'
import { startCustomisation } from '@sufra/domain/menu/customisation'
import { isSimple } from '@sufra/domain/menu/customisation-faults'
import type { Item } from '@sufra/domain/menu/menu-item'
import { useLocation } from 'react-router'
import { useOpenItem } from '../../order/menu/open-item.ts'
import { useMoment } from '../../order/menu/use-moment.ts'
import { useLineActions } from './use-line-actions.ts'

/** One tap, unless something must be chosen first. */
export function useAddUpsell(): (item: Item) => void {
  const moment = useMoment()
  const { pathname, search } = useLocation()
  const open = useOpenItem()
  const { add } = useLineActions()
  return (item) => {
    if (isSimple(item, moment)) add(lineOf(item, startCustomisation(item, moment), moment))
    else open(item.id, { href: pathname + search })
  }
}
