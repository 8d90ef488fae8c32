import { expect, test } from 'vitest'
import { aCast, attemptsAt, type Declared, tryRoute } from '../../../testing/access-matrix.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

/** Who may call what. A route that is not here, or asks for something else, fails below. */
const MATRIX: Record<string, Declared> = {
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'GET /api/metrics': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/reference': 'public',
  'GET /api/applications/host/:hostname': 'public',
  'GET /api/applications/key/:key': 'key',
  'GET /api/applications': 'key',
  'GET /api/clients': 'key',
  'GET /api/concepts': 'key',
  'GET /api/concepts/:id': 'key',
  'GET /api/concepts/:id/settings': 'key',
  'GET /api/:concept/categories': 'key',
  'GET /api/:concept/categories/:id': 'key',
  'GET /api/:concept/items': 'key',
  'GET /api/menus/:id/upsells': 'key',
  'GET /api/locations': 'key',
  'GET /api/locations/:id': 'key',
  'GET /api/locations/:id/inactive-categories': 'key',
  'GET /api/locations/:id/schedule': 'key',
  'GET /api/delivery-areas/lookup': 'key',
  'GET /api/prayer-times': 'key',
  'GET /api/geocode/reverse': 'key',
  'GET /api/governorates': 'key',
  'GET /api/neighborhoods': 'key',
  'GET /api/blocks': 'key',
  'GET /api/streets': 'key',
  'GET /api/cars/colors': 'key',
  'GET /api/cars/makers': 'key',
  'GET /api/cms/pages': 'key',
  'GET /api/cms/pages/:idOrSlug': 'key',
  'GET /api/cms/sliders/:id': 'key',
  'GET /api/integration-options/:product/:name': 'key',
  'GET /api/topics': 'key',

  'POST /api/customers': 'key',
  'POST /api/login/guest': 'key',
  'POST /api/login': 'key',
  'POST /api/forgotPassword': 'key',
  'POST /api/resetPassword': 'key',
  'POST /api/customers/:id/verify': 'recognised',
  'POST /api/resendsms': 'recognised',
  'POST /api/logout': 'customer',
  'GET /api/login/social': 'key',
  'POST /api/login/social/:provider': 'key',
  'POST /api/login/social/:provider/session': 'key',
  'GET /api/login/social/:provider/callback': 'public',
  'POST /api/login/social/:provider/callback': 'public',

  'GET /api/customers': 'staff',
  'GET /api/customers/:id': 'owner',
  'PATCH /api/customers/:id': 'owner',
  'DELETE /api/customers/:id': 'owner',
  'GET /api/customers/:id/export': 'owner',
  'POST /api/customers/:id/password': 'owner',
  'POST /api/customers/:id/email/verification': 'owner',
  'POST /api/customers/:id/email/verify': 'owner',
  'GET /api/customers/:id/orders': 'owner',
  'GET /api/customers/:id/addresses': 'verified-owner',
  'POST /api/customers/:id/addresses': 'verified-owner',
  'GET /api/customers/:id/addresses/:addressId': 'verified-owner',
  'PATCH /api/customers/:id/addresses/:addressId': 'verified-owner',
  'DELETE /api/customers/:id/addresses/:addressId': 'verified-owner',
  'GET /api/customers/:id/cars': 'verified-owner',
  'POST /api/customers/:id/cars': 'verified-owner',
  'PATCH /api/customers/:id/cars/:carId': 'verified-owner',
  'DELETE /api/customers/:id/cars/:carId': 'verified-owner',
  'GET /api/customers/:id/favorites': 'registered-owner',
  'POST /api/customers/:id/favorites': 'registered-owner',
  'DELETE /api/customers/:id/favorites/:itemId': 'registered-owner',

  'POST /api/orders/calculate': 'recognised',
  'POST /api/orders/validate': 'recognised',
  'POST /api/orders': 'verified-customer',
  'GET /api/orders/:id': 'verified-customer',
  'GET /api/orders/:id/statuses': 'verified-customer',
  'GET /api/orders/:id/items': 'verified-customer',
  'GET /api/orders/:id/items/:itemId': 'verified-customer',
  'GET /api/orders/:id/employees': 'verified-customer',
  'GET /api/orders/:id/ratings/topics': 'verified-customer',
  'POST /api/orders/:id/feedbacks': 'verified-customer',
  'PATCH /api/orders/:id/cancellation': 'verified-customer',
  'POST /api/orders/:id/arrival': 'verified-customer',
  'POST /api/feedback': 'recognised',
  'GET /api/coupons': 'key',
  'POST /api/promotions/validation': 'recognised',
  'POST /api/digital-coupons': 'recognised',
  'GET /api/realtime/:conceptId': 'recognised',

  'POST /api/staff/login': 'key',
  'POST /api/staff/logout': 'staff',
  'GET /api/staff/me': 'staff',
  'GET /api/staff/acts': 'staff',
  'GET /api/staff/sessions': 'staff',
  'GET /api/staff/second-factor': 'staff',
  'POST /api/staff/second-factor': 'staff',
  'POST /api/staff/second-factor/confirmation': 'staff',
  'POST /api/staff/second-factor/removal': 'staff',
  'DELETE /api/staff/sessions': 'staff',
  'DELETE /api/staff/sessions/:id': 'staff',
  'GET /api/board': 'staff',
  'GET /api/board/drivers': 'staff',
  'POST /api/orders/:id/statuses': 'staff',
  'PUT /api/orders/:id/driver': 'staff',
  'PATCH /api/locations/:id/acceptance': 'staff',
  'GET /api/locations/:id/stock': 'staff',
  'PUT /api/locations/:id/stock/items/:itemId': 'staff',
  'PUT /api/locations/:id/stock/categories/:categoryId': 'staff',
  'DELETE /api/locations/:id/stock/items/:itemId': 'staff',
  'DELETE /api/locations/:id/stock/categories/:categoryId': 'staff',
}

/** Opened, it does not end; its own tests ask who may open it. */
const STREAMS = new Set(['GET /api/realtime/:conceptId'])

// proves API-03, API-04, API-20, API-21, API-22, API-26..33, AC-05, AC-06, AC-09
test.each(Object.entries(MATRIX).filter(([route]) => !STREAMS.has(route)))(
  '%s is for %s',
  async (route, declared) => {
    await using app = await buildTestApp()

    expect(await surprises(app, route, declared)).toEqual([])
  },
)

test('every route that is served stands in the matrix, with what it asks for', async () => {
  await using app = await buildTestApp()

  const served = app.served.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((it) => it !== 'HEAD' && url.startsWith('/api/'))
      .map((it) => [`${it} ${url}`, config?.access ?? 'key'] as const),
  )

  expect(Object.fromEntries(served)).toEqual(MATRIX)
})

test('what may be read may be asked about, by the same people', async () => {
  await using app = await buildTestApp()
  const accessOf = (wanted: string) =>
    app.served
      .filter(({ method }) => [method].flat().includes(wanted))
      .map(({ url, config }) => `${url} ${config?.access}`)

  expect(accessOf('HEAD').filter((it) => !accessOf('GET').includes(it))).toEqual([])
})

// The negative control: with one guard taken away the matrix must notice.
test.each(Object.entries(MATRIX).filter(([, declared]) => declared.endsWith('owner')))(
  '%s without its guard would be found out',
  async (route, declared) => {
    await using app = await buildTestApp({ unguarded: route })

    expect(await surprises(app, route, declared)).not.toEqual([])
  },
)

/** Whoever was treated otherwise than declared. */
async function surprises(app: TestApp, route: string, declared: Declared) {
  const found: string[] = []
  for (const attempt of attemptsAt(declared, await aCast(app))) {
    const verdict = await tryRoute(app, route, attempt)
    const isMissing = attempt.expected === 'in' && verdict === 404 && mayBeMissing(route, declared)
    const isRight = verdict === attempt.expected || isMissing
    if (!isRight) found.push(`${attempt.who}: ${verdict} instead of ${attempt.expected}`)
  }
  return found
}

/** Behind the guard what a path names may not be there; oneself always is. */
const mayBeMissing = (route: string, declared: Declared) =>
  !declared.endsWith('owner') || /:(addressId|carId)/.test(route)
