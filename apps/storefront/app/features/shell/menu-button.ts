/** Pages whose own header has no entry to the side menu, so the floating button opens it. */
export const MENU_BUTTON_ROUTES = [
  'item',
  'location-detail',
  'user-order-order',
  'category',
] as const

export const showsMenuButton = (page: {
  routeName: string
  isBranchLoaded: boolean
  isMenuOnly: boolean
}) =>
  (MENU_BUTTON_ROUTES as readonly string[]).includes(page.routeName) &&
  page.isBranchLoaded &&
  !page.isMenuOnly
