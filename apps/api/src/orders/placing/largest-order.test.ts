import { MAX_MONEY } from '@sufra/domain/money/money'
import { expect, test } from 'vitest'
import { plantBrands } from '../../planting/plant-brands.ts'
import { aBrand, aCategory, anItem, both, itemFor } from '../../planting/testing/a-brand.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { aCustomer } from '../../testing/test-customers.ts'
import { findOrder } from '../order-queries.ts'
import { INSIDE, ORDERING_BRAND, ORDERING_NOW } from '../testing/ordering-brand.ts'
import { aPlacedOrder, place } from '../testing/placing.ts'

/** Truffles for a billion riyals, and what makes an order of them still larger. */
const TRUFFLE = aBrand({
  concept: { id: 33, slug: 'truffle' },
  application: { orderTypes: ['deliver', 'pickup', 'to-go'] },
  categories: [
    aCategory({
      items: [
        anItem({ id: 1, price: MAX_MONEY }),
        anItem({ id: 2, price: MAX_MONEY, combo: [aDish()] }),
        anItem({ id: 3, price: 1 }),
      ],
    }),
  ],
  locations: ORDERING_BRAND.locations.slice(0, 1),
  promotions: [
    {
      id: 1,
      name: both('A second one', 'حبة ثانية'),
      picture: null,
      benefit: itemFor(1, MAX_MONEY, 99),
      coupons: [{ id: 1, code: null, listedAs: 'promotion' }],
    },
  ],
})

function aDish() {
  const options = [{ item: 1, extra: MAX_MONEY }]
  return { id: 1, name: both('Dish', 'طبق'), quantity: 1, options }
}

/** The same, which speaks French. */
const TRUFFE: typeof TRUFFLE = {
  ...TRUFFLE,
  concept: { ...TRUFFLE.concept, id: 35, slug: 'truffe', secondaryLanguage: 'fr' },
  application: { ...TRUFFLE.application, key: 'truffe-web-key', hosts: ['truffe.test'] },
}

/** Each language a customer may be refused in, at a brand that speaks it. */
const SPOKEN = [
  ['en-us', TRUFFLE],
  ['ar-sa', TRUFFLE],
  ['fr', TRUFFE],
] as const

async function truffleApp() {
  const app = await buildTestApp({ clock: () => ORDERING_NOW })
  await plantBrands(app.database, [TRUFFLE, TRUFFE])
  return app
}

const aTruffleCustomer = (app: TestApp) => aCustomer(app, { brand: TRUFFLE })
const truffles = (quantity = 1) => aPlacedOrder({ items: [{ id: 1, quantity }] })

test('an order of all that money can be is placed and kept exactly', async () => {
  await using app = await truffleApp()
  const customer = await aTruffleCustomer(app)

  const response = await place(app, customer, { ...truffles(), 'cash-amount': 1_000_000_000 })

  expect(response.statusCode).toBe(201)
  const { data } = response.json()
  expect(data.attributes.bill).toMatchObject({ subtotal: 1_000_000_000, total: 1_000_000_000 })
  const conceptId = TRUFFLE.concept.id
  const kept = await app.database.forConcept(conceptId, (db) => findOrder(db, conceptId, data.id))
  expect(kept).toMatchObject({ totalMinor: MAX_MONEY, cashMinor: MAX_MONEY })
})

const TOO_LARGE = {
  'en-us': 'This order is too large',
  'ar-sa': 'هذا الطلب كبير جداً',
  fr: 'Cette commande est trop importante',
}

test.each([
  ['one piece more', truffles(2)],
  ['one minor unit more', aPlacedOrder({ items: [truffle(), { id: 3, quantity: 1 }] })],
  ['a dish that costs more than its parts', aPlacedOrder({ items: [truffleDish()] })],
  [
    'lines and pieces without number',
    aPlacedOrder({ items: Array.from({ length: 100 }, () => truffle(99)) }),
  ],
  [
    'its delivery on top',
    aPlacedOrder({ type: 'deliver', location: null, coordinates: INSIDE, items: [truffle()] }),
  ],
])('an order with %s is refused in the customer’s words', async (_name, order) => {
  await using app = await truffleApp()
  for (const [locale, brand] of SPOKEN) {
    const customer = await aCustomer(app, { brand })
    for (const path of ['/orders/calculate', '/orders/validate', '/orders']) {
      const headers = { 'accept-language': locale }
      const response = await app.as(customer).post(path, order, { headers })
      expect(response.statusCode, path).toBe(422)
      expect(response.json().errors, path).toEqual([
        { code: 'too-large-order', detail: TOO_LARGE[locale] },
      ])
    }
  }
})

test('a promotion that would make an order too large cannot be had, and says so', async () => {
  await using app = await truffleApp()
  const customer = await aTruffleCustomer(app)

  const response = await app.as(customer).post('/digital-coupons?is-eligible=false', truffles())

  expect(response.statusCode).toBe(200)
  expect(response.json().data[0].attributes).toMatchObject({
    'is-eligible': false,
    'reason-code': 'too-large',
    reason: 'With this offer the order would be too large',
    total: null,
  })
})

const TOO_MUCH = {
  'en-us': 'This amount is too large.',
  'ar-sa': 'هذا المبلغ كبير جدًا.',
  fr: 'Ce montant est trop élevé.',
}
const NOT_PAYABLE = {
  'en-us': 'This amount cannot be paid in this currency.',
  'ar-sa': 'لا يمكن دفع هذا المبلغ بهذه العملة.',
  fr: 'Ce montant ne peut pas être payé dans cette devise.',
}

test.each([
  [1_000_000_000.01, 'amount-too-large', TOO_MUCH],
  [1e300, 'amount-too-large', TOO_MUCH],
  [50.005, 'invalid-amount', NOT_PAYABLE],
])('%d in cash is refused in words, not forgotten', async (cash, code, words) => {
  await using app = await truffleApp()
  const order = aPlacedOrder({ items: [{ id: 3, quantity: 1 }], 'cash-amount': cash })
  for (const [locale, brand] of SPOKEN) {
    const customer = await aCustomer(app, { brand })
    const headers = { 'accept-language': locale }
    const response = await app.as(customer).post('/orders', order, { headers })
    expect(response.statusCode).toBe(422)
    const errors = [{ code, detail: words[locale], source: 'cash-amount' }]
    expect(response.json().errors).toMatchObject(errors)
  }
})

function truffle(quantity = 1) {
  return { id: 1, quantity }
}

function truffleDish() {
  return { id: 2, quantity: 1, 'combo-items': [{ id: 1, 'step-id': 1, quantity: 1 }] }
}
