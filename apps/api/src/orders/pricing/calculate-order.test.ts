import { expect, test } from 'vitest'
import { anOrder, aWrap, soup } from '../testing/an-order.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { INSIDE, ORDERING_NOW, OUTSIDE } from '../testing/ordering-brand.ts'

const attributesOf = (response: { json(): { data: { attributes: object } } }) =>
  response.json().data.attributes

// proves PR-07, PR-09, PR-11, API-55
test('an order to go costs its items, with the VAT that lies within', async () => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ items: [aWrap({ quantity: 2 }), soup()] }))

  expect(response.statusCode).toBe(200)
  expect(attributesOf(response)).toMatchObject({
    subtotal: 49,
    discount: 0,
    total: 49,
    'vat-amount': 6.39,
    'vat-type': 'inclusive',
    taxes: [{ key: 'vat', amount: 6.39, basis: { rate: 15, of: 49, within: true } }],
    charges: [],
    location: 1,
    error: null,
  })
})

// proves PR-10
test('whatever it is asked for, the answer is the same', async () => {
  await using app = await orderingApp()
  const plain = await app.calculate(anOrder())

  for (const purpose of ['delivery', 'service', 'coupon', 'checkout']) {
    const response = await app.send(`/orders/calculate?purpose=${purpose}`, anOrder())
    expect(response.json(), purpose).toEqual(plain.json())
  }
  const refused = await app.send('/orders/calculate?purpose=fun', anOrder())
  expect(refused.statusCode).toBe(400)
})

test('what is chosen is paid for, down to the second portion of cheese', async () => {
  await using app = await orderingApp()
  const modifiers = [
    { id: 102, quantity: 1 },
    { id: 201, quantity: 2 },
  ]

  const response = await app.calculate(
    anOrder({ items: [aWrap({ quantity: 3, modifiers, ingredients: [{ id: 1 }] })] }),
  )

  expect(attributesOf(response)).toMatchObject({ subtotal: 90, total: 90 })
})

// proves PR-16
test('a branch with a price of its own is paid that price', async () => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ location: 2 }))

  expect(attributesOf(response)).toMatchObject({ subtotal: 22, location: 2 })
})

test('a combo costs its price, the extra of the pick, and what the pick is made with', async () => {
  await using app = await orderingApp()
  const pick = { id: 2, 'step-id': 1, quantity: 1 }
  const wrap = {
    id: 1,
    'step-id': 1,
    quantity: 1,
    modifiers: [{ id: 1, modifiers: [{ id: 102, quantity: 1 }] }],
  }

  const meals = [pick, wrap].map((each) => ({ id: 4, quantity: 1, 'combo-items': [each] }))
  const response = await app.calculate(anOrder({ items: meals }))

  expect(attributesOf(response)).toMatchObject({ subtotal: 31 + 36 })
})

// proves PR-08, PR-12, PR-13
test.each([
  ['below both thresholds the area asks its charge', 2, 40, 12],
  ['from 60 on the special price', 3, 60, 5],
  ['from 100 on nothing', 5, 100, 0],
])('delivery: %s', async (_name, quantity, subtotal, charge) => {
  await using app = await orderingApp()

  const response = await app.calculate(
    anOrder({
      type: 'deliver',
      location: null,
      coordinates: INSIDE,
      items: [aWrap({ quantity })],
    }),
  )

  expect(attributesOf(response)).toMatchObject({
    subtotal,
    total: subtotal + charge,
    location: 1,
    charges: [{ key: 'delivery_charge', amount: charge }],
  })
})

test('a delivery without an address yet is priced without its charge', async () => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ type: 'deliver', location: null }))

  expect(attributesOf(response)).toMatchObject({ total: 20, charges: [], location: null })
})

// proves CK-17
test.each([
  ['en-us', 'We do not deliver to your area'],
  ['ar-sa', 'لا نوصل إلى منطقتك'],
])('a delivery to where nobody delivers is refused (%s)', async (language, detail) => {
  await using app = await orderingApp()

  const response = await app.calculate(
    anOrder({ type: 'deliver', location: null, coordinates: OUTSIDE }),
    { 'accept-language': language },
  )

  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ errors: { code: 'outside-delivery-area', detail } })
})

test('a service charge is a rate of what is eaten here, and of nothing else', async () => {
  await using app = await orderingApp()

  const here = await app.calculate(anOrder({ type: 'dine-in' }))
  const away = await app.calculate(anOrder({ type: 'to-go' }))

  expect(attributesOf(here)).toMatchObject({
    total: 22,
    charges: [{ key: 'service_charge', amount: 2, basis: { rate: 10, of: 20, within: false } }],
  })
  expect(attributesOf(away)).toMatchObject({ total: 20, charges: [] })
})

// proves PR-14, IM-16
test('amounts of the client change nothing', async () => {
  await using app = await orderingApp()

  const response = await app.calculate(
    anOrder({
      subtotal: 0.01,
      discount: 19.99,
      total: 0.01,
      'vat-amount': -5,
      'delivery-charge': -100,
      items: [aWrap({ price: 0.01, discount: 19 })],
    }),
  )

  expect(attributesOf(response)).toMatchObject({ subtotal: 20, discount: 0, total: 20 })
})

test.each([
  ['nothing of it', 0],
  ['less than nothing', -1],
  ['a half', 1.5],
  ['a word', '1'],
  ['beyond all numbers', 2 ** 53],
  ['no number at all', null],
])('a quantity that is %s is refused by name', async (_name, quantity) => {
  await using app = await orderingApp()

  const response = await app.send(
    '/orders/calculate',
    anOrder({ items: [{ ...aWrap(), quantity } as never] }),
  )

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0]).toMatchObject({
    code: 'invalid-fields',
    source: 'items/0/quantity',
  })
})

test('NaN is not even JSON', async () => {
  await using app = await orderingApp()

  const response = await app.app.inject({
    method: 'POST',
    url: '/api/orders/calculate',
    headers: {
      host: 'ordering.test',
      'app-key': 'ordering-web',
      'content-type': 'application/json',
    },
    payload: '{"type":"to-go","items":[{"id":1,"quantity":NaN}]}',
  })

  expect([400, 404]).toContain(response.statusCode)
})

test.each([
  ['an item nobody sells', { id: 999 }, 'item-not-found', 'item not found'],
  ['a group under its minimum', { modifiers: [] }, 'below-minimum', /choose at least 1 of Size/],
  [
    'a group over its maximum',
    {
      modifiers: [
        { id: 101, quantity: 1 },
        { id: 102, quantity: 1 },
      ],
    },
    'above-maximum',
    /choose at most 1 of Size/,
  ],
  [
    'more of one than may be taken',
    {
      modifiers: [
        { id: 101, quantity: 1 },
        { id: 201, quantity: 3 },
      ],
    },
    'above-maximum',
    /choose at most 2 of Extras/,
  ],
  [
    'a modifier of another item',
    {
      modifiers: [
        { id: 101, quantity: 1 },
        { id: 909, quantity: 1 },
      ],
    },
    'modifier-not-found',
    /not offered/,
  ],
  [
    'an ingredient it does not have',
    { ingredients: [{ id: 77 }] },
    'ingredient-not-found',
    /not offered/,
  ],
  [
    'a pick where there is no combo',
    { 'combo-items': [{ id: 2, 'step-id': 1, quantity: 1 }] },
    'combo-item-not-found',
    /not offered/,
  ],
  [
    'a promotion item without its promotion',
    { 'is-promotion': true },
    'not-a-promotion',
    /promotion/,
  ],
])('%s is refused by name', async (_name, changes, code, detail) => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ items: [aWrap(changes)] }))

  expect(response.statusCode).toBe(422)
  const { errors } = response.json()
  expect(errors[0]).toMatchObject({ code, source: 'items/0' })
  expect(errors[0].detail).toMatch(detail)
})

test('two equal lines are priced as two', async () => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ items: [soup(), soup()] }))

  expect(attributesOf(response)).toMatchObject({ subtotal: 18 })
})

// proves CA-12
test.each([
  ['out of stock at the branch', 2, { id: 3, quantity: 1 }],
  ['in a category the branch has switched off', 2, { id: 6, quantity: 1 }],
  ['sold at other hours only', 1, { id: 5, quantity: 1 }],
])('an item that is %s is refused in words', async (_name, location, item) => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ location, items: [item] }))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0]).toMatchObject({
    code: 'item-unavailable',
    detail: expect.stringMatching(/^The item .+ is not available in this branch at the moment$/),
  })
})

// proves ER-14
test('an option the branch is out of is named in the words clients know', async () => {
  await using app = await orderingApp()
  const modifiers = [
    { id: 101, quantity: 1 },
    { id: 202, quantity: 1 },
  ]

  const response = await app.calculate(anOrder({ location: 2, items: [aWrap({ modifiers })] }))

  expect(response.json().errors).toEqual([
    { code: 'modifier-unavailable', detail: 'Olives is disabled.', source: 'items/0' },
  ])
})

test.each([
  ['a branch that is not there', { location: 99 }, 'unknown-branch'],
  [
    'a type the branch does not offer',
    { location: 2, type: 'dine-in' as const },
    'order-type-not-offered',
  ],
  ['a type the brand does not offer', { type: 'eat-in' as const }, 'order-type-not-offered'],
  [
    'curbside where no car can stop',
    { location: 2, type: 'curbside' as const },
    'order-type-not-offered',
  ],
])('%s is refused by name', async (_name, changes, code) => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder(changes))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0].code).toBe(code)
})

// proves ER-13, ER-15, ER-17
test('a branch that is closed is told with code 1071', async () => {
  await using app = await orderingApp({ clock: () => ORDERING_NOW + 12 * 3_600_000 })

  const response = await app.calculate(anOrder())

  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([
    { code: '1071', detail: 'Sorry, this store is not currently accepting orders' },
  ])
})

test('a closed branch still takes an order for when it is open', async () => {
  await using app = await orderingApp({ clock: () => ORDERING_NOW + 12 * 3_600_000 })

  const response = await app.calculate(anOrder({ 'scheduled-time': '2027-02-16 12:00:00' }))

  expect(response.statusCode).toBe(200)
})

// proves SC-05, SC-06
test.each([
  ['in the past', '2027-02-15 11:00:00'],
  ['too near', '2027-02-15 12:05:00'],
  ['too far', '2027-02-20 12:00:00'],
  ['when the branch is closed', '2027-02-16 02:00:00'],
  ['a day no calendar has', '2027-02-30 12:00:00'],
  ['not a time', 'tomorrow'],
])('a time %s is refused by name', async (_name, time) => {
  await using app = await orderingApp()

  const response = await app.calculate(anOrder({ 'scheduled-time': time }))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([
    expect.objectContaining({
      code: 'invalid-schedule',
      detail: 'Please select a valid date and time.',
    }),
  ])
})

test('an order larger than any amount can be is refused', async () => {
  await using app = await orderingApp()
  const items = Array.from({ length: 101 }, () => soup(99))

  const response = await app.calculate(anOrder({ items }))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0]).toMatchObject({ source: 'items' })
})
