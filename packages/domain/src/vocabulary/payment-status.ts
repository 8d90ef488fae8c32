export const PAYMENT_STATUSES = ['pending', 'success', 'failed', 'declined'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
