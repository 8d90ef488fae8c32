import type { Item } from '@sufra/domain/menu/menu-item'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { liveValue } from '@sufra/web/storage/live-value'
import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect, useState } from 'react'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const wanted = liveValue(false)

/** Loads the orderable menu for every component that uses it. */
export const loadItems = () => {
  if (!wanted.read()) wanted.write(true)
}

/** The last menu that came, for whoever asks for the same one later: it is there at once. */
let latest: { brand: Brand; orderType: OrderType | null; items: Map<number, Item> } | null = null

/** The menu for this order type and no other, if it is here: prices may differ. */
export const itemsHere = (brand: Brand, orderType: OrderType | null) =>
  latest?.brand === brand && latest.orderType === orderType ? latest.items : null

/** The orderable menu, once somebody has asked for it and it is here. */
export function useItems(): Map<number, Item> | null {
  const brand = useBrand()
  const orderType = useStored(storedOrderType, null)
  const isWanted = useStored(wanted, false)
  const [items, setItems] = useState(() => itemsHere(brand, orderType))

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    import('./menu-source.ts')
      .then(({ itemsFor }) => itemsFor(brand, orderType))
      .then((found) => {
        latest = { brand, orderType, items: found }
        if (isCurrent) setItems(found)
      })
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [isWanted, brand, orderType])

  return items
}
