import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import type { Brand } from '../../platform/visit/brand.ts'
import { currentBranch } from '../destination/current-branch.ts'
import { type Gift, giftLine } from './gift-line.ts'

/** The gift as a line, and the item's own page; null where the branch does not have it now. */
export async function findGift(gift: Gift, brand: Brand) {
  // Reads whole menus: it comes when one is needed.
  const { itemPageFor, itemsFor } = await import('../menu/menu-source.ts')
  const orderType = storedOrderType.read()
  const items = await itemsFor(brand, orderType)
  const item = items.get(gift.itemId)
  const page = await itemPageFor(brand, orderType, gift.itemId)
  if (!item || !page) return null
  const moment = {
    locationId: currentBranch.read()?.id ?? null,
    orderType,
    zone: brand.zone,
    now: Date.now(),
  }
  const line = giftLine(item, gift, moment)
  return line && { line, page }
}
