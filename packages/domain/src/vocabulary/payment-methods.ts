export const PAYMENT_METHODS = [
  'card',
  'cash',
  'card-on-delivery',
  'card-on-pickup',
  'loyalty-points',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const PAYMENT_GATEWAYS = ['checkout', 'hyperpay', 'moneyhash', 'moyasar', 'tap'] as const
