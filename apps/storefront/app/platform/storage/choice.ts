import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { type LastLocation, lastLocation } from './keys/last-location.ts'
import { orderTime } from './keys/order-time.ts'
import { storedOrderType } from './keys/order-type.ts'
import { queueFlag } from './keys/queue-flag.ts'

/** The chosen branch, order type and queue mode are forgotten after three hours … */
export const CHOICE_LIFETIME_MS = 3 * 60 * 60_000

/** … and looked at this often. */
export const CHOICE_CHECK_MS = 5_000

type Choice = { location?: LastLocation; orderType?: OrderType }

/** Where and how the visitor wants to order, from now on and for three hours. */
export function rememberChoice({ location, orderType }: Choice, now = Date.now()) {
  if (location) lastLocation.write(location)
  if (orderType) storedOrderType.write(orderType)
  orderTime.write(now)
}

export function forgetChoice() {
  for (const part of [lastLocation, storedOrderType, queueFlag, orderTime]) part.clear()
}

export function forgetStaleChoice(now: number) {
  const chosenAt = orderTime.read()
  if (chosenAt !== null && now - chosenAt >= CHOICE_LIFETIME_MS) return forgetChoice()
  // A choice whose time was lost, or lies ahead of a clock set back, would otherwise stay for ever.
  const hasNoTime = chosenAt === null ? isAnythingChosen() : chosenAt > now
  if (hasNoTime) orderTime.write(now)
}

/** Looks at once and then every five seconds, until the returned function is called. */
export function watchChoice(clock: () => number = Date.now): () => void {
  forgetStaleChoice(clock())
  const timer = setInterval(() => forgetStaleChoice(clock()), CHOICE_CHECK_MS)
  return () => clearInterval(timer)
}

const isAnythingChosen = () =>
  [lastLocation, storedOrderType, queueFlag].some((part) => part.read() !== null)
