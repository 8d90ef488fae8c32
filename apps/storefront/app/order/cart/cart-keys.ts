import { selectedCar } from '../../platform/storage/keys/selected-car.ts'
import { storedValue } from '../../platform/storage/stored-value.ts'
import { chosenPromo } from '../choices/chosen-promo.ts'
import { scheduledTime } from '../choices/scheduled-time.ts'
import { storedCoupon } from '../choices/stored-coupon.ts'

const EPOCH_MS = /^[1-9]\d{0,15}$/

const moment = (key: string) =>
  storedValue(key, (text) => (EPOCH_MS.test(text) ? Number(text) : null))

/** The lines as they are stored; `readLines` makes a cart of them. */
export const storedItems = storedValue<unknown[]>('items', (text) => {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list : null
})

/** When the cart expires. */
export const cartResetTime = moment('cart_reset_time')
/** When somebody last changed it. */
export const cartLastActivity = moment('cart_last_activity')

/** What an empty cart takes along: nothing of it means anything without an order. */
export const GOES_WITH_CART = [selectedCar, storedCoupon, chosenPromo, scheduledTime]
