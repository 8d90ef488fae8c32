import type { APIRequestContext, Page } from '@playwright/test'
import { STAFF_PASSWORD, staffEmail } from '@sufra/api/planting/testing/a-staff'
import { apiClient } from '@sufra/contract/client/client'
import type { WrittenOrder } from '@sufra/contract/orders/orders'
import type { OrderStatus } from '@sufra/domain/orders/order-lifecycle'
import type { Locale } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { brandApi, fetchFrom } from './brand-api.ts'
import { cartOf } from './cart.ts'
import type { TestCustomer } from './customers.ts'
import type { openShop } from './shop.ts'

/** What is on this brand's one menu, see `ordering-brand.ts`. */
export const WRAP = 1
export const GRILL = 2
export const FATTEH = 3
export const ROLL = 4
const WRAPS = '/menu/wraps-1'
/** Of the roll. */
export const SAJ_BREAD = 1

const COURSE: OrderStatus[] = ['accepted', 'in-kitchen', 'ready', 'finished']

async function settingsFor(request: APIRequestContext, locale: Locale = 'en-us') {
  const { application } = await brandApi(request, 'ordering', locale)
  const fetch = fetchFrom(request, 'ordering.localhost')
  return { baseUrl: '/api', fetch, appKey: application.attributes.key, locale }
}

/** The calls about a customer's orders. */
export const ordersOf = async (request: APIRequestContext, { user }: TestCustomer) =>
  apiClient({ ...(await settingsFor(request)), token: user.token }).orders

/** Two wraps to go, paid in cash, unless told otherwise. */
export async function placeOrder(
  request: APIRequestContext,
  customer: TestCustomer,
  unlike: Partial<WrittenOrder> = {},
) {
  const calls = await ordersOf(request, customer)
  const order: WrittenOrder = {
    type: 'to-go',
    location: 1,
    items: [{ id: WRAP, quantity: 2 }],
    'payment-method': 'cash',
    ...unlike,
  }
  return (await calls.place(order, crypto.randomUUID())).data
}

/** Somebody who runs the branch. */
export async function theStaff(request: APIRequestContext) {
  const settings = await settingsFor(request)
  const { data } = await apiClient(settings).staff.signIn({
    email: staffEmail('ordering', 'admin'),
    password: STAFF_PASSWORD,
  })
  const { staff } = apiClient({ ...settings, token: data.attributes.token ?? '' })
  return {
    ...staff,
    /** Step by step, as far as it is to go. */
    async bring(orderId: string, from: OrderStatus, to: OrderStatus) {
      const start = COURSE.indexOf(from)
      const end = COURSE.indexOf(to)
      for (const status of COURSE.slice(start + 1, end + 1)) await staff.moveOrder(orderId, status)
    },
  }
}

type Shop = ReturnType<typeof openShop>
type Stay = { locale: Locale; customer?: TestCustomer; orderType?: OrderType; branch?: number }

/** At a page of this brand, with a place to order for. */
export function openOrdering(shop: Shop, path: string, stay: Stay) {
  const { locale, customer, orderType = 'to-go', branch = 1 } = stay
  // The test's own brand has no pictures.
  shop.faults.expect(/404.*\/pictures\//)
  const name = branch === 1 ? { 'en-us': 'Olaya', 'ar-sa': 'العليا' } : { 'en-us': 'Malaz' }
  return shop.open('ordering', path, {
    locale,
    chosen: { location: { id: branch, name }, orderType },
    ...(customer && { user: customer.user }),
  })
}

/** On the way out with these in the cart, one of each. */
export async function goToCheckout(shop: Shop, page: Page, stay: Stay, ...items: number[]) {
  if (stay.orderType === 'deliver') await page.addInitScript(rememberAddress)
  await openOrdering(shop, WRAPS, stay)
  const cart = cartOf(page, stay.locale)
  await cart.add(...items)
  await openOrdering(shop, '/checkout', stay)
  return { cart, text: shop.texts(stay.locale) }
}

/** Inside the one area of the one branch that delivers. */
function rememberAddress() {
  if (localStorage.getItem('temporary_delivery') !== null) return
  const branch = { id: 1, name: { 'en-us': 'Olaya', 'ar-sa': 'العليا' }, lat: 24.69, long: 46.68 }
  localStorage.setItem('nearest_branch', JSON.stringify(branch))
  const address = { lat: 24.7, long: 46.7, line1: '12 Palm Street', label: 'Home' }
  const area = { 'delivery-area-id': 1, minimum: 0, charge: 900 }
  localStorage.setItem('temporary_delivery', JSON.stringify({ ...address, ...area }))
}

/** A key of the browser's storage. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)
