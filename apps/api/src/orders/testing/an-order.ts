import type { WrittenPayload } from '@sufra/contract/orders/checkout-payload'

/** One plain wrap to go at branch 1, for 20.00. */
export const anOrder = (changes: Partial<WrittenPayload> = {}): WrittenPayload => ({
  type: 'to-go',
  location: 1,
  items: [aWrap()],
  ...changes,
})

export const aWrap = (changes: Partial<WrittenPayload['items'][number]> = {}) => ({
  id: 1,
  quantity: 1,
  modifiers: [{ id: 101, quantity: 1 }],
  ...changes,
})

/** Lentil soup, 9.00: nothing to choose. */
export const soup = (quantity = 1) => ({ id: 2, quantity })
