import type { Words } from '../text/locales.ts'
import { defaultOrderType, type OrderType } from '../vocabulary/order-types.ts'
import type { Point } from './geography.ts'

export type Branch = Point & { id: number; name: Words }
/** Saved addresses have an id; one given for this order alone has none. */
export type DeliveryAddress = Point & { id: string | null; label: string; line1: string }

/** dine-in goes where eat-in goes, and curbside where to-go goes. */
export type DefaultLocation = 'pickup' | 'to-go' | 'eat-in'

/** Where and how the customer wants to order. */
export type Destination = {
  orderType: OrderType | null
  /** The branch each way of ordering was last given; delivery has its address and nearest branch instead. */
  defaults: Readonly<Record<DefaultLocation, Branch | null>>
  lastLocation: Branch | null
  deliveryAddress: DeliveryAddress | null
  nearestBranch: Branch | null
  table: string | null
  isQueue: boolean
}

export const NO_DESTINATION: Destination = {
  orderType: null,
  defaults: { pickup: null, 'to-go': null, 'eat-in': null },
  lastLocation: null,
  deliveryAddress: null,
  nearestBranch: null,
  table: null,
  isQueue: false,
}

/** Sets the delivery and nothing else: the branches of the other types stay as they are. */
export const chooseDelivery = (
  destination: Destination,
  deliveryAddress: DeliveryAddress,
  nearestBranch: Branch | null,
): Destination => ({ ...destination, orderType: 'deliver', deliveryAddress, nearestBranch })

/**
 * The branch becomes the default of every allowed type but delivery. The order type stays if it is one of
 * them; otherwise it is the one the chooser would preselect.
 */
export function chooseBranch(
  destination: Destination,
  branch: Branch,
  allowedTypes: readonly OrderType[],
): Destination {
  const types = allowedTypes.filter((type) => type !== 'deliver')
  const slots = types.map(slotOf)
  const staying = types.find((type) => type === destination.orderType)
  const slotBranch = (slot: DefaultLocation) =>
    slots.includes(slot) ? branch : destination.defaults[slot]
  return {
    ...destination,
    orderType: staying ?? defaultOrderType(types),
    defaults: {
      pickup: slotBranch('pickup'),
      'to-go': slotBranch('to-go'),
      'eat-in': slotBranch('eat-in'),
    },
    lastLocation: branch,
    // A table stands in one branch only.
    table: currentLocationId(destination) === branch.id ? destination.table : null,
    isQueue: false,
  }
}

export const chooseOrderType = (destination: Destination, orderType: OrderType): Destination => ({
  ...destination,
  orderType,
})

/** With neither an order type nor a nearest branch, what is left of an old choice means nothing. */
export const withoutStaleDestination = (destination: Destination): Destination =>
  destination.orderType === null && destination.nearestBranch === null
    ? { ...destination, lastLocation: null, deliveryAddress: null }
    : destination

/** The branch whose menu, prices and stock count; for delivery the nearest one. */
export function currentLocationId({
  orderType,
  defaults,
  lastLocation,
  nearestBranch,
}: Destination): number | null {
  if (orderType === 'deliver') return nearestBranch?.id ?? null
  const own = orderType === null ? null : defaults[slotOf(orderType)]
  return (own ?? lastLocation)?.id ?? null
}

function slotOf(type: Exclude<OrderType, 'deliver'>): DefaultLocation {
  if (type === 'dine-in') return 'eat-in'
  return type === 'curbside' ? 'to-go' : type
}
