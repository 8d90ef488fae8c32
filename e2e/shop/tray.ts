import type { APIRequestContext } from '@playwright/test'
import { DEMO_STAFF_PASSWORD, staffEmail } from '@sufra/api/seed/demo-staff'
import type { WrittenOrder } from '@sufra/contract/orders'
import { placedOrderClient } from '@sufra/contract/placed-order-client'
import { staffClient } from '@sufra/contract/staff-client'
import type { Locale } from '@sufra/domain/locales'
import type { OrderStatus } from '@sufra/domain/order-lifecycle'
import { brandApi, fetchFrom } from './brand-api.ts'
import type { TestCustomer } from './customers.ts'

/** What is on Tray's one menu, see `tray-brand.ts`. */
export const WRAP = 1
export const GRILL = 2
export const FATTEH = 3
export const ROLL = 4
export const WRAPS = '/menu/wraps-1'
/** Of the roll. */
export const SAJ_BREAD = 1

const COURSE = ['accepted', 'in-kitchen', 'ready', 'finished'] as const

async function settingsFor(request: APIRequestContext, locale: Locale = 'en-us') {
  const { application } = await brandApi(request, 'tray', locale)
  const fetch = fetchFrom(request, 'tray.localhost')
  return { baseUrl: '/api', fetch, appKey: application.attributes.key, locale }
}

/** The calls about a customer's orders. */
export const ordersOf = async (request: APIRequestContext, { user }: TestCustomer) =>
  placedOrderClient({ ...(await settingsFor(request)), token: user.token })

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
  const { data } = await staffClient(settings).signIn({
    email: staffEmail('tray', 'admin'),
    password: DEMO_STAFF_PASSWORD,
  })
  const staff = staffClient({ ...settings, token: data.attributes.token })
  return {
    ...staff,
    /** Step by step, as far as it is to go. */
    async bring(orderId: string, from: OrderStatus, to: OrderStatus) {
      const start = COURSE.findIndex((status) => status === from)
      const end = COURSE.findIndex((status) => status === to)
      for (const status of COURSE.slice(start + 1, end + 1)) await staff.moveOrder(orderId, status)
    },
  }
}
