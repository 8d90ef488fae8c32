import { currentLocationId, type Destination } from '@sufra/domain/branch/destination'
import { sentLines } from '@sufra/domain/cart/cart'
import { refit } from '@sufra/domain/cart/refit'
import { useAnswer } from '@sufra/web/query/use-query'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { cart } from '../cart/cart-store.ts'

/** What becomes of the cart at another destination, by that destination's menu. */
export function useRefit(next: Destination) {
  const brand = useBrand()
  return useAnswer(JSON.stringify(next), async () => {
    const { itemsFor } = await import('./menu-source.ts')
    const items = await itemsFor(brand, next.orderType)
    const moment = {
      locationId: currentLocationId(next),
      orderType: next.orderType,
      zone: brand.zone,
      now: Date.now(),
    }
    return refit(sentLines(cart.read()), items, moment)
  })
}
