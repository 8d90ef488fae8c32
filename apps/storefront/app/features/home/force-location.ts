import { firstOrderType, type OrderType } from '@sufra/domain/vocabulary/order-types'

export type HomeVisit = {
  forcesLocation: boolean
  isMenuOnly: boolean
  hasCategory: boolean
  hasLastLocation: boolean
  isFromQrCode: boolean
  allowedOrderTypes: readonly OrderType[]
  hasSeparatedMenus: boolean
}

/** The order type whose location chooser a visitor of the home page is sent to, or null to let them in. */
export function mustChooseLocation(visit: HomeVisit): OrderType | null {
  const isForced =
    visit.forcesLocation &&
    !visit.isMenuOnly &&
    visit.hasCategory &&
    !visit.hasLastLocation &&
    !visit.isFromQrCode &&
    !visit.hasSeparatedMenus
  return isForced ? firstOrderType(visit.allowedOrderTypes) : null
}
