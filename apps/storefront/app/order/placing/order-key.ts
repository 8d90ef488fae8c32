import type { WrittenOrder } from '@sufra/contract/orders/orders'
import { storedValue } from '@sufra/web/storage/stored-value'
import { fieldsOf } from '../../platform/storage/checked-fields.ts'

/** An order on its way to the server: its key, and word for word what is sent under it. */
export type KeyedOrder = {
  key: string
  customerId: string
  order: WrittenOrder
  /** Sent, without an answer yet: it may or may not have been placed. */
  isInDoubt: boolean
}

const KEY = /^[\w-]{8,100}$/

/**
 * Kept with the cart. What is sent is the server's to check, so only as much is looked at here as it
 * takes to send it again.
 */
export const orderKey = storedValue<KeyedOrder>('order_key', (text) => {
  const { key, customerId, order, isInDoubt } = fieldsOf(JSON.parse(text))
  if (typeof key !== 'string' || !KEY.test(key)) return null
  if (typeof customerId !== 'string' || typeof isInDoubt !== 'boolean') return null
  return isWritten(order) ? { key, customerId, order, isInDoubt } : null
})

function isWritten(order: unknown): order is WrittenOrder {
  const { items, type } = fieldsOf(order)
  return Array.isArray(items) && typeof type === 'string'
}

/** The order of this customer that may or may not have been placed; null when there is none. */
export function orderInDoubt(customerId: string | null): KeyedOrder | null {
  const keyed = orderKey.read()
  return keyed?.isInDoubt && keyed.customerId === customerId ? keyed : null
}

/**
 * The order under its key, stored as in doubt before it is sent. The same order has the same key however
 * often it is tried; one that is in doubt goes first, whatever else is wanted.
 */
export function keyOrder(
  order: WrittenOrder,
  customerId: string,
  newKey = () => crypto.randomUUID() as string,
): KeyedOrder {
  const doubtful = orderInDoubt(customerId)
  if (doubtful) return doubtful
  const known = orderKey.read()
  const isSame =
    known?.customerId === customerId && JSON.stringify(known.order) === JSON.stringify(order)
  const keyed = { key: isSame ? known.key : newKey(), customerId, order, isInDoubt: true }
  orderKey.write(keyed)
  return keyed
}

/** The server has looked at it and placed nothing. */
export const settleAsNotPlaced = (keyed: KeyedOrder) =>
  orderKey.write({ ...keyed, isInDoubt: false })
