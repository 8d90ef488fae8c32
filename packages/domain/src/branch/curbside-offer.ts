import type { OrderType } from '../vocabulary/order-types.ts'

/** Carried out to the car: where the branch does that, for orders to go, for somebody we know. */
export const offersCurbside = (at: {
  branch: { curbsideEnabled: number } | null
  orderType: OrderType | null
  isSignedIn: boolean
}) => at.branch?.curbsideEnabled === 1 && at.orderType === 'to-go' && at.isSignedIn
