import { wordsIn } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { useStored } from '@sufra/web/storage/use-stored'
import { useLocation } from 'react-router'
import type { PlainTextKey } from '#app/platform/i18n/texts.ts'
import { useCallingPage } from '#app/platform/visit/calling-page.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { cartTable } from '../../platform/storage/keys/cart-table.ts'
import { lastLocation } from '../../platform/storage/keys/last-location.ts'
import { nearestBranch } from '../../platform/storage/keys/nearest-branch.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { queueFlag } from '../../platform/storage/keys/queue-flag.ts'
import { temporaryDelivery } from '../../platform/storage/keys/temporary-delivery.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { chooserCalledFrom, isChooser } from '../../platform/visit/calling-page.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { type BarValue, locationBarValue } from './location-bar-value.ts'

/** What the bar says, and where it leads: to the chooser, which remembers the page it was opened from. */
export function useLocationBar() {
  const text = useText()
  const { locale, firstCategorySlug } = useBrand()
  const orderType = useStored(storedOrderType, null)
  const address = useStored(temporaryDelivery, null)
  const value = locationBarValue({
    orderType,
    lastLocation: useStored(lastLocation, null),
    nearestBranch: useStored(nearestBranch, null),
    deliveryAddress: address && { ...address, id: null },
    table: useStored(cartTable, null),
  })
  const isLocked = useStored(queueFlag, null) === true
  const page = useOwnPage()

  const words = (it: BarValue): string => {
    switch (it.is) {
      case 'nothing':
        return text('no_order_type_selected')
      case 'missing-address':
        return text('choose_address')
      case 'missing-branch':
        return text('choose_branch')
      case 'table':
        return text('table_number', { number: it.table })
      case 'address':
        return it.line1
      case 'branch':
        return wordsIn(it.name, locale)
    }
  }
  const chooser = `/menu/${firstCategorySlug}/location${orderType ? `/${orderType}` : ''}`
  return {
    label: text(locationBarLabel(orderType)),
    value: words(value),
    /** Null in queue mode, where the destination is not the visitor's to change. */
    href: isLocked ? null : chooserCalledFrom(chooser, page),
  }
}

/** The page the bar stands on; within the chooser, the one the chooser was opened from. */
function useOwnPage(): string {
  const { pathname, search } = useLocation()
  const { page } = useCallingPage()
  const isHydrated = useHydrated()
  if (isChooser(pathname)) return page ?? '/menu'
  return isHydrated ? pathname + search : pathname
}

function locationBarLabel(type: OrderType | null): PlainTextKey {
  switch (type) {
    case null:
      return 'select_order_type'
    case 'deliver':
      return 'deliver_to'
    case 'dine-in':
    case 'eat-in':
      return 'dine_in_at'
    case 'pickup':
    case 'to-go':
    case 'curbside':
      return 'pick_up_at'
  }
}
