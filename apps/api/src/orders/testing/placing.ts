import { randomUUID } from 'node:crypto'
import type { WrittenOrder } from '@sufra/contract/orders/orders'
import type { TestApp } from '../../testing/test-app.ts'
import { aCustomer, type TestCustomer } from '../../testing/test-customers.ts'
import { anOrder } from './an-order.ts'
import { ORDERING_BRAND } from './ordering-brand.ts'

/** A wrap to go, paid in cash. */
export const aPlacedOrder = (changes: Partial<WrittenOrder> = {}): WrittenOrder => ({
  ...anOrder(),
  'payment-method': 'cash',
  ...changes,
})

export const anOrderingCustomer = (app: TestApp) => aCustomer(app, { brand: ORDERING_BRAND })

export const aKey = () => randomUUID()

/** POST /orders as a customer. */
export const place = (
  app: TestApp,
  customer: TestCustomer,
  order: unknown = aPlacedOrder(),
  key: string | null = aKey(),
) =>
  app
    .as(customer)
    .post('/orders?include=items', order, { headers: key ? { 'idempotency-key': key } : {} })
