import type { Page } from '@playwright/test'
import type { Locale } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { cartOf } from './cart.ts'
import { BELIEVED_GUEST, type SignedIn } from './customers.ts'
import type { openShop } from './shop.ts'

/** What is on this brand's one menu, see `test-brands.ts`. */
export const PRICED_WRAP = 1
export const PRICED_GRILL = 2
export const PRICED_FATTEH = 3
export const UMM_ALI = 4
export const WRAPS = '/menu/wraps-1'

type Guest = {
  locale: Locale
  orderType?: OrderType | null
  path?: string
  brand?: string
  branch?: number
  /** Null is somebody the cart will ask to sign in. */
  user?: SignedIn | null
}

/** A visitor of a brand that is always open, with a place to order for, at its menu. */
export async function visitPriced(
  shop: ReturnType<typeof openShop>,
  page: Page,
  {
    locale,
    orderType = 'to-go',
    path = WRAPS,
    brand = 'priced',
    branch = 1,
    user = BELIEVED_GUEST,
  }: Guest,
) {
  // The test's own brand has no pictures.
  shop.faults.expect(/404.*\/pictures\/brands\//)
  if (orderType === 'deliver') await page.addInitScript(rememberAddress)
  const location = { id: branch, name: { 'en-us': 'Olaya', 'ar-sa': 'العليا' } }
  await shop.open(brand, path, {
    locale,
    ...(orderType && { chosen: { location, orderType } }),
    ...(user && { user }),
  })
  const cart = cartOf(page, locale)
  return { cart, text: shop.texts(locale) }
}

/** Inside the one area of the one branch that delivers. */
function rememberAddress() {
  if (localStorage.getItem('temporary_delivery') !== null) return
  const branch = { id: 1, name: { 'en-us': 'Olaya', 'ar-sa': 'العليا' }, lat: 24.69, long: 46.68 }
  localStorage.setItem('nearest_branch', JSON.stringify(branch))
  const address = { lat: 24.7, long: 46.7, line1: '12 Palm Street', label: 'Home' }
  const area = { 'delivery-area-id': 1, minimum: 3000, charge: 900 }
  localStorage.setItem('temporary_delivery', JSON.stringify({ ...address, ...area }))
}
