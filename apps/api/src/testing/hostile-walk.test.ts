import { randomUUID } from 'node:crypto'
import { ProblemDocument } from '@sufra/contract/wire/problems'
import type { OpenAPIV3_1 } from 'openapi-types'
import { expect, test } from 'vitest'
import { anOrder } from '../orders/testing/an-order.ts'
import { ORDERING_BRAND, ORDERING_NOW } from '../orders/testing/ordering-brand.ts'
import { aPlacedOrder, place } from '../orders/testing/placing.ts'
import { plantBrands } from '../planting/plant-brands.ts'
import { aStaffMember } from '../staff/testing/a-staff-member.ts'
import { type HostileRequest, hostileRequests, randomFrom } from './hostile-requests.ts'
import { buildTestApp, headersOf, type TestApp } from './test-app.ts'
import { aCustomer, aGuest, anAccount, PASSWORD } from './test-customers.ts'

/** One request may keep the process from others for this long, and a refusal may be this large. */
const MAX_WORK_MS = 250
const MAX_REFUSAL_BYTES = 100_000
/** `npm run torture -- hostile` walks with others, and a hundred thousand steps. */
const SEED = Number(process.env.HOSTILE_SEED ?? 1)
const PER_FIELD = Number(process.env.HOSTILE_PER_FIELD ?? 3)

/** Its kitchens take whatever is ordered: the walk stands still in time. */
const NEVER_FULL_BRAND = {
  ...ORDERING_BRAND,
  locations: ORDERING_BRAND.locations.map((location) => ({
    ...location,
    kitchen: { ...location.kitchen, ordersPerSlot: null },
  })),
}

type Caller = Awaited<ReturnType<typeof aCaller>>

/** Somebody with an order, for whom all of a route's doors but those of staff are open. */
async function aCaller(app: TestApp, isStaff: boolean) {
  const customer = await aCustomer(app, { brand: ORDERING_BRAND })
  const order = (await place(app, customer, aPlacedOrder())).json().data.id
  const staff = isStaff ? await aStaffMember(app, { brand: ORDERING_BRAND, role: 'admin' }) : null
  return { customer, order, token: (staff ?? customer).token }
}

function addressOf({ path, query }: HostileRequest, { customer, order }: Caller) {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    if (name !== 'id') return name.endsWith('Id') ? randomUUID() : '1'
    if (path.includes('/customers/')) return customer.id
    return path.includes('/orders/') ? order : '1'
  })
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** What gets past a route's first checks, so that the one hostile field is what is read. */
const GOOD_BODIES: Record<string, object> = {
  'post /api/customers': anAccount(),
  'post /api/login': { email: 'nora@example.com', password: PASSWORD },
  'post /api/login/guest': { username: aGuest().username, password: '123456' },
  'post /api/customers/{id}/addresses': {
    lat: 24.69,
    long: 46.68,
    line1: 'Olaya',
    label: 'Home',
    country: 'SA',
  },
  'post /api/orders/{id}/feedbacks': { ratings: [], comment: 'Good' },
  'post /api/orders': aPlacedOrder(),
  'post /api/orders/calculate': anOrder(),
  'post /api/orders/validate': anOrder(),
  'post /api/promotions/validation': anOrder(),
  'post /api/digital-coupons': anOrder(),
}

function isForStaff({ served }: TestApp, route: string) {
  const [method = '', path = ''] = route.split(' ')
  const url = path.replace(/\{(\w+)\}/g, ':$1')
  const found = served.find((it) => it.url === url && it.method === method.toUpperCase())
  return found?.config?.access === 'staff'
}

async function walk(app: TestApp, requests: Iterable<HostileRequest>) {
  const failures: string[] = []
  let count = 0
  let caller: Caller | null = null
  let calledRoute = ''
  for (const request of requests) {
    const { route, method, body } = request
    // What a route did to its caller must not hide the next route from it.
    if (!caller || calledRoute !== route || method === 'delete' || /log(in|out)/.test(route)) {
      caller = await aCaller(app, isForStaff(app, route))
      calledRoute = route
    }
    const before = process.threadCpuUsage()
    const response = await app.app.inject({
      method: method.toUpperCase() as 'GET',
      url: addressOf(request, caller),
      remoteAddress: `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
      headers: {
        ...headersOf(ORDERING_BRAND),
        authorization: `Bearer ${caller.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    const { user, system } = process.threadCpuUsage(before)
    const work = (user + system) / 1_000
    const { statusCode } = response
    const fail = (what: string) => failures.push(`${route} ${request.said}: ${what}`)
    count += 1
    if (statusCode >= 500) fail(`${statusCode} ${response.body.slice(0, 200)}`)
    if (work > MAX_WORK_MS) fail(`${Math.round(work)} ms`)
    if (statusCode >= 400) {
      if (response.rawPayload.length > MAX_REFUSAL_BYTES)
        fail(`${response.rawPayload.length} bytes`)
      if (!ProblemDocument.safeParse(response.json()).success) fail(response.body.slice(0, 200))
    }
  }
  return { failures, count }
}

// proves IM-37
test('no value of any field of any route breaks the server, keeps it busy or is answered at length', async () => {
  await using app = await buildTestApp({
    clock: () => ORDERING_NOW,
    environment: { REQUESTS_PER_MINUTE: 1e9, LONGEST_LAG_MS: 1e9 },
  })
  await plantBrands(app.database, [NEVER_FULL_BRAND])
  const document: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()
  const random = randomFrom(SEED)
  const requests = hostileRequests(document, {
    random,
    perField: PER_FIELD,
    goodBodies: GOOD_BODIES,
  })

  const { failures, count } = await walk(app, requests)

  expect(failures, `seed ${SEED}`).toEqual([])
  process.stdout.write(`hostile requests: ${count}, answers of 500 and above: 0\n`)
}, 3_600_000)
