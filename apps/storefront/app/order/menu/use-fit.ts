import type { CartLine } from '@sufra/domain/cart/cart-line'
import { type FitOutcome, refit } from '@sufra/domain/cart/refit'
import { itemAvailability, type Moment } from '@sufra/domain/menu/availability'
import type { Item } from '@sufra/domain/menu/menu-item'
import { useEffect } from 'react'
import { loadItems, useItems } from './use-items.ts'
import { useMoment } from './use-moment.ts'

/** Whether a line can be had here and now as it stands. Asks for today's menu; until it is here, the line's own word counts. */
export function useFit(): (line: CartLine) => FitOutcome {
  const items = useItems()
  const moment = useMoment()
  useEffect(loadItems, [])
  return (line) => fitOf(line, items, moment)
}

export function fitOf(
  line: CartLine,
  items: ReadonlyMap<number, Item> | null,
  moment: Moment,
): FitOutcome {
  const [fitted] = items ? refit([line], items, moment) : []
  if (fitted) return fitted.outcome
  const { excludedLocations, outOfStockLocations } = line
  const known = { excludedLocations, outOfStockLocations, orderTypes: [], windows: [] }
  const { state } = itemAvailability(known, moment)
  return state === 'not-here' || state === 'sold-out'
    ? { kind: 'not-available', reason: { state } }
    : { kind: 'kept', fitted: line }
}
