import type { Benefit } from '@sufra/domain/pricing/promotions'

/** 15 % is 1500; the most it may take off in minor units. */
export const percentOff = (basisPoints: number, maximum: number | null = null): Benefit => ({
  kind: 'discount',
  discount: { type: 'percentage', basisPoints, maximum },
})

export const amountOff = (amount: number): Benefit => ({
  kind: 'discount',
  discount: { type: 'amount', amount },
})

export const itemFor = (itemId: number, price: number, quantity = 1): Benefit => ({
  kind: 'item',
  itemId,
  price,
  quantity,
})

export const freeDelivery: Benefit = { kind: 'delivery' }
