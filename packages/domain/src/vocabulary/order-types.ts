export const ORDER_TYPES = ['deliver', 'pickup', 'to-go', 'eat-in', 'dine-in', 'curbside'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

export const isOrderType = (value: string): value is OrderType =>
  (ORDER_TYPES as readonly string[]).includes(value)

export const PREFERRED_ORDER_TYPE: OrderType = 'to-go'

/** What the chooser preselects. Curbside is never a default: it needs a car first. */
export function defaultOrderType(allowed: readonly OrderType[]): OrderType | null {
  if (allowed.includes(PREFERRED_ORDER_TYPE)) return PREFERRED_ORDER_TYPE
  return firstOrderType(allowed)
}

/** The first allowed type in the brand's own order, passing over curbside. */
export const firstOrderType = (allowed: readonly OrderType[]): OrderType | null =>
  allowed.find((type) => type !== 'curbside') ?? null

/** Curbside is to-go carried to the car: what holds for to-go holds for it. */
export const coversType = (types: readonly OrderType[], type: OrderType) =>
  types.includes(type) || (type === 'curbside' && types.includes('to-go'))

/** Separated menus know two kinds: everything that is not delivered is picked up. */
export const MENU_TYPES = ['pickup', 'deliver'] as const
export type MenuType = (typeof MENU_TYPES)[number]

/** Whether a page's `type` names a menu: the server and the service worker keep pages apart by it. */
export const isMenuType = (value: string): value is MenuType =>
  (MENU_TYPES as readonly string[]).includes(value)

export const menuTypeOf = (type: OrderType): MenuType => (type === 'deliver' ? 'deliver' : 'pickup')
