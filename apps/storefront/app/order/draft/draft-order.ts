import { type Cart, emptyCart, sentLines } from '@sufra/domain/cart/cart'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { ReadableStore } from '@sufra/web/storage/live-value'
import { currentUser } from '../../platform/session/current-user.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { selectedCar } from '../../platform/storage/keys/selected-car.ts'
import {
  type TemporaryDelivery,
  temporaryDelivery,
} from '../../platform/storage/keys/temporary-delivery.ts'
import { cart } from '../cart/cart-store.ts'
import { type ChosenPromo, chosenPromo } from '../choices/chosen-promo.ts'
import { orderNotes } from '../choices/notes-of-order.ts'
import { scheduledTime } from '../choices/scheduled-time.ts'
import { type StoredCoupon, storedCoupon } from '../choices/stored-coupon.ts'
import { currentBranch } from '../destination/current-branch.ts'

/** Everything this browser knows of the order to be. */
export type DraftOrder = {
  lines: Cart
  /** Curbside where a car is chosen, whatever else was. */
  orderType: OrderType | null
  /** Of the branch that makes it. */
  locationId: number | null
  /** Only of a delivery. */
  address: TemporaryDelivery | null
  notes: string
  coupon: StoredCoupon | null
  promo: ChosenPromo | null
  carId: string | null
  customerId: string | null
  /** 'YYYY-MM-DD HH:mm:ss' in UTC; null: as soon as possible. */
  scheduledTime: string | null
}

export const NO_ORDER: DraftOrder = {
  lines: emptyCart,
  orderType: null,
  locationId: null,
  address: null,
  notes: '',
  coupon: null,
  promo: null,
  carId: null,
  customerId: null,
  scheduledTime: null,
}

const PARTS: readonly ReadableStore<unknown>[] = [
  cart,
  storedOrderType,
  currentBranch,
  temporaryDelivery,
  orderNotes,
  storedCoupon,
  chosenPromo,
  selectedCar,
  currentUser,
  scheduledTime,
]

// React compares what it reads by identity: the same parts must give the same order.
let known: { parts: unknown[]; order: DraftOrder } | null = null

export const draftOrder: ReadableStore<DraftOrder> = {
  read() {
    const parts = PARTS.map((part) => part.read())
    const isSame = known?.parts.every((part, index) => part === parts[index])
    if (!known || !isSame) known = { parts, order: readOrder() }
    return known.order
  },
  subscribe(listener) {
    const leave = PARTS.map((part) => part.subscribe(listener))
    return () => {
      for (const each of leave) each()
    }
  },
}

function readOrder(): DraftOrder {
  const orderType = storedOrderType.read()
  // Only what is fetched at the counter can be carried out to a car instead.
  const isFetched = orderType === 'to-go' || orderType === 'curbside'
  const carId = isFetched ? (selectedCar.read()?.id ?? null) : null
  return {
    lines: sentLines(cart.read()),
    orderType: carId === null ? orderType : 'curbside',
    locationId: currentBranch.read()?.id ?? null,
    address: orderType === 'deliver' ? temporaryDelivery.read() : null,
    notes: orderNotes.read(),
    coupon: storedCoupon.read(),
    promo: chosenPromo.read(),
    carId,
    customerId: currentUser.read()?.id ?? null,
    scheduledTime: scheduledTime.read(),
  }
}
