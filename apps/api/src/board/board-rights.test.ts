import { randomUUID } from 'node:crypto'
import { mayStaff, STAFF_ROLES, type StaffRight } from '@sufra/domain/vocabulary/staff-roles'
import { expect, test } from 'vitest'
import { aStaffMember, sendAs } from '../staff/testing/a-staff-member.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND } from '../testing/test-brands.ts'
import { aCustomer } from '../testing/test-customers.ts'
import { aBoardOrder } from './testing/a-board-order.ts'

type Call = {
  right: StaffRight
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'
  /** At the Riyadh brand's first branch unless told otherwise. */
  path: (branch: number) => string
  body?: object
  expected: number
}

const CALLS: Call[] = [
  { right: 'see-board', method: 'GET', path: (id) => `/board?location-id=${id}`, expected: 200 },
  {
    right: 'assign-drivers',
    method: 'GET',
    path: (id) => `/board/drivers?location-id=${id}`,
    expected: 200,
  },
  {
    right: 'pause-branch',
    method: 'PATCH',
    path: (id) => `/locations/${id}/acceptance`,
    body: { 'accepts-orders': true },
    expected: 200,
  },
  { right: 'set-stock', method: 'GET', path: (id) => `/locations/${id}/stock`, expected: 200 },
  ...(['PUT', 'DELETE'] as const).flatMap((method): Call[] => [
    {
      right: 'set-stock',
      method,
      path: (id) => `/locations/${id}/stock/items/1`,
      expected: 204,
    },
    {
      right: 'set-stock',
      method,
      path: (id) => `/locations/${id}/stock/categories/1`,
      expected: 204,
    },
  ]),
]

const named = CALLS.map((call) => [`${call.method} ${call.path(1)}`, call] as const)

// proves IM-01, AC-09, A-31
test.each(named)(
  '%s is open to the roles that have the right, and to no others',
  async (_name, call) => {
    await using app = await buildTestApp()

    for (const role of STAFF_ROLES) {
      const member = await aStaffMember(app, { role, locations: [1] })
      const { statusCode } = await sendAs(app, member, call.method, call.path(1), call.body)
      const may = mayStaff({ role, locations: null }, call.right)
      expect(statusCode, role).toBe(may ? call.expected : 403)
    }
  },
)

test.each(named)('%s is refused to strangers and customers', async (_name, call) => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const ask = (token: string) =>
    sendAs(app, { brand: customer.brand, token }, call.method, call.path(1), call.body)

  expect((await ask('')).statusCode).toBe(401)
  expect((await ask('A'.repeat(43))).statusCode).toBe(401)
  expect((await ask(customer.token)).statusCode).toBe(403)
})

test.each(named)('%s of a branch one does not work at looks missing', async (_name, call) => {
  await using app = await buildTestApp()
  const cashier = await aStaffMember(app, { role: 'cashier', locations: [2] })
  const admin = await aStaffMember(app, { role: 'admin' })

  const foreign = await sendAs(app, cashier, call.method, call.path(1), call.body)
  const none = await sendAs(app, cashier, call.method, call.path(999), call.body)
  const otherBrands = await sendAs(app, admin, call.method, call.path(77), call.body)

  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe(none.body)
  expect(otherBrands.body).toBe(none.body)
})

// proves IM-23
test('a driver is given by those who may, at their own branch and brand', async () => {
  await using app = await buildTestApp()
  const order = await aBoardOrder(app, { type: 'deliver' })
  const driver = await aStaffMember(app, { role: 'driver' })

  for (const role of STAFF_ROLES) {
    const here = await aStaffMember(app, { role, locations: [1] })
    const may = mayStaff({ role, locations: null }, 'assign-drivers')
    expect((await give(app, here, order.id, driver.id)).statusCode, role).toBe(may ? 200 : 403)
  }
  const elsewhere = await aStaffMember(app, { role: 'cashier', locations: [2] })
  const ofKuwait = await aStaffMember(app, { brand: KUWAIT_BRAND, role: 'admin' })
  const answers = [
    await give(app, elsewhere, order.id, driver.id),
    await give(app, ofKuwait, order.id, driver.id),
    await give(app, elsewhere, randomUUID(), driver.id),
    await give(app, ofKuwait, randomUUID(), driver.id),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  // Each brand answers in its own language.
  expect(new Set(answers.map(({ body }) => body)).size).toBe(2)
  expect(answers[1]?.body).toBe(answers[3]?.body)
})

// proves API-20, A-31
test('all customers are seen by admins and managers alone', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  await aCustomer(app, { brand: KUWAIT_BRAND, firstName: 'Pearly' })

  for (const role of STAFF_ROLES) {
    const member = await aStaffMember(app, { role })
    const response = await sendAs(app, member, 'GET', '/customers')
    const may = role === 'admin' || role === 'manager'
    expect(response.statusCode, role).toBe(may ? 200 : 403)
    if (!may) continue
    const ids = response.json().data.map(({ id }: { id: string }) => id)
    expect(ids).toContain(customer.id)
    expect(response.body).not.toContain('Pearly')
  }
  expect((await sendAs(app, customer, 'GET', '/customers')).statusCode).toBe(403)
})

const give = (
  app: TestApp,
  whom: Awaited<ReturnType<typeof aStaffMember>>,
  orderId: string,
  driverId: string,
) => sendAs(app, whom, 'PUT', `/orders/${orderId}/driver`, { 'driver-id': driverId })
