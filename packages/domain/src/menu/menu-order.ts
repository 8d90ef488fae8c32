import { type MenuType, menuTypeOf, type OrderType } from '../vocabulary/order-types.ts'

/** Ascending; categories with the same number keep the order they came in. */
export const inDisplayOrder = <Category extends { displayOrder: number }>(
  categories: readonly Category[],
): Category[] => categories.toSorted((one, other) => one.displayOrder - other.displayOrder)

export type MenuAddresses = {
  hasSeparatedMenus: boolean
  orderTypeMenus: readonly { type: MenuType; uri: string }[]
  menuRef: string
}

/** Separated menus are told apart once an order type is chosen; until then everybody reads the common one. */
export function menuUriFor(application: MenuAddresses, orderType: OrderType | null): string {
  if (!application.hasSeparatedMenus || orderType === null) return application.menuRef
  const wanted = menuTypeOf(orderType)
  return application.orderTypeMenus.find(({ type }) => type === wanted)?.uri ?? application.menuRef
}
