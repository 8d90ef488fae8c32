import type { DigitalCoupon } from '@sufra/contract/orders/promotions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupons } from '../../promotions/promotion-tables.ts'
import { anOrder, aWrap, soup } from '../testing/an-order.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { INSIDE, ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'

/** Ten hours later every branch is closed. */
const NIGHT = ORDERING_NOW + 10 * 60 * 60_000

type FigApp = Awaited<ReturnType<typeof orderingApp>>

const attributesOf = (response: { json(): { data: { attributes: object } } }) =>
  response.json().data.attributes
const getCoupon = (app: FigApp, code: string, headers = {}) =>
  app.get(`/coupons?coupon-code=${encodeURIComponent(code)}&include=promotion.item`, {
    as: ORDERING_BRAND,
    headers,
  })

// proves API-52
test.each(['TEN', 'ten', ' Ten ', 'te\u200Fn'])(
  '%j finds the coupon with what it gives',
  async (code) => {
    await using app = await orderingApp()

    const response = await getCoupon(app, code)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      data: [{ type: 'coupons', id: 1, attributes: { code: 'TEN', 'promotion-id': 1 } }],
      included: [
        {
          type: 'promotions',
          attributes: {
            type: 'discount',
            'discount-type': 'percentage',
            'discount-value': 10,
            'discount-max': 5,
          },
        },
      ],
    })
  },
)

// proves API-52
test.each(['NOPE', '', "'; drop table coupons; --", '﷽'])(
  '%j is no coupon, and that is said in words',
  async (code) => {
    await using app = await orderingApp()

    const response = await getCoupon(app, code)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual([
      {
        code: 'unknown-coupon',
        detail: 'Sorry, the coupon code is not valid',
        source: 'coupon-code',
      },
    ])
  },
)

test("another brand's coupon is not there", async () => {
  await using app = await orderingApp()

  const response = await app.get('/coupons?coupon-code=TEN')

  expect(response.statusCode).toBe(422)
})

test('a code takes its share off, up to its most', async () => {
  await using app = await orderingApp()

  const small = await app.calculate(anOrder({ 'coupon-code': 'ten' }))
  const large = await app.calculate(
    anOrder({ 'coupon-code': 'ten', items: [aWrap({ quantity: 4 })] }),
  )

  expect(attributesOf(small)).toMatchObject({
    subtotal: 20,
    discount: 2,
    total: 18,
    'discount-code': 'TEN',
    'promotion-name': { 'en-us': 'Ten per cent' },
  })
  expect(attributesOf(large)).toMatchObject({ subtotal: 80, discount: 5, total: 75 })
})

// proves API-53
test.each([
  ['unknown', 'NOPE', {}, 'unknown', 'Sorry, the coupon code is not valid'],
  ['over', 'OVER', {}, 'over', 'This offer has ended'],
  ['not yet begun', 'SOON', {}, 'not-yet', 'This offer has not started yet'],
  ['of another branch', 'TWO', {}, 'not-here', 'This offer is not valid at this branch'],
  [
    'for another way of ordering',
    'TWO',
    { location: 2 },
    'not-this-type',
    'This offer is not valid for this way of ordering',
  ],
  ['for larger orders', 'SEVEN', {}, 'below-minimum', /30\.00 SAR to go/],
  ['for deliveries', 'FREE', {}, 'not-this-type', /way of ordering/],
])(
  'a coupon that is %s changes nothing, and says why',
  async (_name, code, changes, reason, words) => {
    await using app = await orderingApp()
    const order = anOrder({ 'coupon-code': code, ...changes })

    const priced = attributesOf(await app.calculate(order))
    const validation = attributesOf(await app.send('/promotions/validation', order))

    expect(priced).toMatchObject({
      discount: 0,
      'discount-code': null,
      'error-code': `coupon-${reason}`,
      error: expect.stringMatching(words),
    })
    expect(validation).toMatchObject({ 'is-valid': false, discount: 0, 'reason-code': reason })
  },
)

test('the reason is told in the language asked for', async () => {
  await using app = await orderingApp()
  const order = anOrder({ 'coupon-code': 'OVER' })

  const response = await app.calculate(order, { 'accept-language': 'ar-sa' })

  expect(attributesOf(response)).toMatchObject({ error: 'انتهى هذا العرض' })
})

test('a coupon that everybody has used is used up', async () => {
  await using app = await orderingApp()
  await app.database.forConcept(ORDERING_BRAND.concept.id, (db) =>
    db.update(coupons).set({ uses: 1 }).where(eq(coupons.id, 9)),
  )
  const order = anOrder({ 'coupon-code': 'ONCE' })

  expect(attributesOf(await app.calculate(order))).toMatchObject({ 'error-code': 'coupon-used-up' })
})

// proves API-53
test('a valid coupon is told with what it takes off', async () => {
  await using app = await orderingApp()
  const order = anOrder({ 'coupon-code': 'SEVEN', items: [aWrap({ quantity: 3 })] })

  expect(attributesOf(await app.send('/promotions/validation', order))).toEqual({
    'is-valid': true,
    discount: 7,
    'promotion-name': { 'en-us': 'Seven off', 'ar-sa': 'خصم سبعة' },
    reason: null,
    'reason-code': null,
  })
})

// proves API-54, PM-09, PM-10, PM-11
test('all promotions are shown with what they would make of the order', async () => {
  await using app = await orderingApp()
  const order = anOrder({
    type: 'deliver',
    location: null,
    coordinates: INSIDE,
    items: [aWrap({ quantity: 2 })],
  })

  const response = await app.send(
    '/digital-coupons?is-eligible=false&include=promotion.item',
    order,
  )

  expect(response.statusCode).toBe(200)
  const { data, included } = response.json()
  expect(
    data.map(({ attributes: each }: { attributes: DigitalCoupon }) => [
      each.name['en-us'],
      each['is-eligible'],
      each.total,
      each.saving,
      each.missing,
      each['is-best'],
    ]),
  ).toEqual([
    ['Ten per cent', true, 48, 4, null, false],
    ['Seven off', false, null, null, 10, false],
    ['Tart for 1', true, 54, -2, null, false],
    ['Free delivery', true, 40, 12, null, true],
  ])
  expect(data[2].attributes.attributes).toMatchObject({
    type: 'item',
    'item-id': 3,
    'item-price': 1,
    'item-quantity': 2,
    'cart-rules': { total: 'gte:40' },
  })
  expect(included.filter(({ type }: { type: string }) => type === 'items')).toMatchObject([
    { id: 3, attributes: { 'is-promotion': true } },
  ])
})

test('promotions can be looked at while the branch is closed', async () => {
  await using open = await orderingApp()
  await using closed = await orderingApp({ clock: () => NIGHT })

  const byDay = await open.send('/digital-coupons?is-eligible=false', anOrder())
  const atNight = await closed.send('/digital-coupons?is-eligible=false', anOrder())

  expect((await closed.calculate(anOrder())).json().errors).toMatchObject([{ code: '1071' }])
  expect(atNight.statusCode).toBe(200)
  expect(atNight.json()).toEqual(byDay.json())
})

test('asked for the eligible ones, it shows no others', async () => {
  await using app = await orderingApp()

  const response = await app.send('/digital-coupons', anOrder())

  const { data } = response.json() as { data: { attributes: DigitalCoupon }[] }
  const names = data.map(({ attributes }) => attributes.name['en-us'])
  expect(names).toEqual(['Ten per cent'])
})

// proves PR-04, PM-08
test('a chosen promotion counts by its id, and goes before a code', async () => {
  await using app = await orderingApp()
  const order = anOrder({ 'campaign-id': 2, 'coupon-code': 'NOPE' })

  expect(attributesOf(await app.calculate(order))).toMatchObject({ discount: 2, error: null })
})

test('a coupon that is not shown cannot be chosen by its id', async () => {
  await using app = await orderingApp()

  expect(attributesOf(await app.calculate(anOrder({ 'campaign-id': 6 })))).toMatchObject({
    discount: 0,
    'error-code': 'coupon-unknown',
  })
})

test('an item promotion gives its item at its price, and only as many as it gives', async () => {
  await using app = await orderingApp()
  const tarts = (quantity: number) => ({ id: 3, quantity, 'is-promotion': true })
  const order = (quantity: number) =>
    anOrder({ 'campaign-id': 4, items: [aWrap({ quantity: 2 }), tarts(quantity)] })

  expect(attributesOf(await app.calculate(order(2)))).toMatchObject({ subtotal: 42, total: 42 })
  const refused = await app.calculate(order(3))
  expect(refused.json().errors[0].code).toBe('not-a-promotion')
})

test('an item promotion whose condition is no longer met leaves the bill', async () => {
  await using app = await orderingApp()
  const order = anOrder({
    'campaign-id': 4,
    items: [soup(), { id: 3, quantity: 2, 'is-promotion': true }],
  })

  expect(attributesOf(await app.calculate(order))).toMatchObject({
    subtotal: 9,
    total: 9,
    'error-code': 'coupon-below-minimum',
  })
})
