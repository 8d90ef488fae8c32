import { storedValue } from '@sufra/web/storage/stored-value'

const EPOCH_MS = /^[1-9]\d{0,15}$/

/** When the location or order type was chosen, in epoch milliseconds. */
export const orderTime = storedValue('order_time', (text) =>
  EPOCH_MS.test(text) ? Number(text) : null,
)
