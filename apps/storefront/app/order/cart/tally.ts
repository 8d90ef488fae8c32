import { liveValue } from '@sufra/web/storage/live-value'
import { useStored } from '@sufra/web/storage/use-stored'
import { useSyncExternalStore } from 'react'

/** As much of the cart as every page shows. The cart itself is fetched by whoever has one. */
export type CartTally = {
  count: number
  /** In minor units. */
  subtotal: number
  /** By item id, over all lines. */
  pieces: ReadonlyMap<number, number>
}

const NOTHING: CartTally = { count: 0, subtotal: 0, pieces: new Map() }

export const cartTally = liveValue(NOTHING)

export const useTally = () => useStored(cartTally, NOTHING)

export const useIsCartEmpty = () =>
  useSyncExternalStore(
    cartTally.subscribe,
    () => cartTally.read().count === 0,
    () => true,
  )

/** How many of an item are in the cart. A change of the cart concerns only the cards whose count changed. */
export const useItemCount = (itemId: number) =>
  useSyncExternalStore(
    cartTally.subscribe,
    () => cartTally.read().pieces.get(itemId) ?? 0,
    () => 0,
  )
