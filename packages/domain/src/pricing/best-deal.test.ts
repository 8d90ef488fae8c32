import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBillLine, aBillOrder, aPromotion, someRules, UNLIMITED } from '../testing/bills.ts'
import { aCustomisation, anItem } from '../testing/builders.ts'
import { randomRules, randomType, someAmount } from '../testing/random-brands.ts'
import { randomOffer } from '../testing/random-offers.ts'
import { secondBill, type Wanted } from '../testing/second-pricer.ts'
import { bestDeal, type Offer, type WeighedOffer, weighOffers } from './best-deal.ts'
import type { Benefit, Promotion } from './promotions.ts'

const NOON = Date.UTC(2027, 1, 22, 12)
const promotionCase = { orderType: 'deliver', locationId: 1, now: NOON } as const
const delivered = aBillOrder({ orderType: 'deliver', areaCharge: 9_00 })
const amountOff = (amount: number): Benefit => ({
  kind: 'discount',
  discount: { type: 'amount', amount },
})
const anOffer = (id: number, promotion: Partial<Promotion> = {}): Offer => ({
  promotion: aPromotion({ ...promotion, id }),
  limits: UNLIMITED,
})
const told = ({ promotion, refusal, total, saving }: WeighedOffer) => ({
  id: promotion.id,
  refusal: refusal?.reason ?? null,
  total,
  saving,
})

test('every offer is told with what it makes of the order, or why it cannot be had', () => {
  const offers = [
    anOffer(1),
    anOffer(2, { benefit: { kind: 'delivery' } }),
    anOffer(3, { benefit: { kind: 'item', itemId: 7, price: 2_50, quantity: 2 } }),
    anOffer(4, { minimum: 80_00 }),
  ]
  expect(weighOffers(offers, delivered, someRules(), promotionCase).map(told)).toEqual([
    { id: 1, refusal: null, total: 63_00, saving: 6_00 },
    { id: 2, refusal: null, total: 60_00, saving: 9_00 },
    { id: 3, refusal: null, total: 74_00, saving: -5_00 },
    { id: 4, refusal: 'below-minimum', total: null, saving: null },
  ])
})

test('offers are weighed against the order without the promotion it has now', () => {
  const given = aBillLine({ total: 5_00, isPromotion: true })
  const order = { ...delivered, lines: [...delivered.lines, given], benefit: amountOff(1_00) }
  const [weighed] = weighOffers([anOffer(1)], order, someRules(), promotionCase)
  expect(weighed && told(weighed)).toEqual({
    id: 1,
    refusal: null,
    total: 63_00,
    saving: 6_00,
  })
  const nothingElse = { ...order, lines: [given] }
  const [refused] = weighOffers([anOffer(1)], nothingElse, someRules(), promotionCase)
  expect(refused?.refusal).toEqual({ reason: 'empty-cart' })
})

test('the best deal is the lowest total, and the first of equals', () => {
  const offers = [
    anOffer(1, { benefit: amountOff(4_00) }),
    anOffer(2, { benefit: amountOff(9_00) }),
    anOffer(3, { benefit: { kind: 'delivery' } }),
    anOffer(4, { benefit: amountOff(50_00), minimum: 80_00 }),
  ]
  const weighed = weighOffers(offers, delivered, someRules(), promotionCase)
  expect(bestDeal(weighed)?.promotion.id).toBe(2)
  expect(bestDeal(weighed.toReversed())?.promotion.id).toBe(3)
})

test('there is no best deal where none makes the order cheaper', () => {
  const offers = [
    anOffer(1, { benefit: amountOff(0) }),
    anOffer(2, { benefit: { kind: 'item', itemId: 7, price: 0, quantity: 1 } }),
    anOffer(3, { benefit: { kind: 'item', itemId: 7, price: 5_00, quantity: 1 } }),
    anOffer(4, { minimum: 80_00 }),
  ]
  expect(bestDeal(weighOffers(offers, delivered, someRules(), promotionCase))).toBeNull()
  expect(bestDeal([])).toBeNull()
})

test('free delivery saves nothing where delivery is free already', () => {
  const free = someRules({ freeDeliveryFrom: 50_00 })
  const offers = [anOffer(1, { benefit: { kind: 'delivery' } })]
  expect(bestDeal(weighOffers(offers, delivered, free, promotionCase))).toBeNull()
})

const wantedFor = (price: number, quantity: number, isPromotion: boolean): Wanted => ({
  item: anItem({ price, isPromotion }),
  customisation: aCustomisation(),
  quantity,
})

/** Whether an offer can be had, worked out a second time. */
function canBeHad({ promotion, limits }: Offer, ordered: number, at: RandomCase) {
  const { startsAt, endsAt, locations, orderTypes, minimum, benefit } = promotion
  const types = at.orderType === 'curbside' ? (['curbside', 'to-go'] as const) : [at.orderType]
  return ![
    startsAt !== null && at.now < startsAt,
    endsAt !== null && at.now >= endsAt,
    limits.maximumUses !== null && limits.uses >= limits.maximumUses,
    limits.maximumUsesEach !== null && limits.usedByCustomer >= limits.maximumUsesEach,
    locations !== null && !locations.some((id) => id === at.locationId),
    orderTypes !== null && !types.some((type) => type !== null && orderTypes.includes(type)),
    benefit.kind === 'delivery' && at.orderType !== 'deliver',
    ordered === 0,
    ordered < minimum,
  ].includes(true)
}

const randomCase = fc.record({
  orderType: randomType,
  locationId: fc.constantFrom(null, 1, 2, 3),
  now: fc.nat(20),
})
type RandomCase = typeof randomCase extends fc.Arbitrary<infer Value> ? Value : never

const randomLine = fc.record({
  total: someAmount,
  quantity: fc.integer({ min: 1, max: 5 }),
  isPromotion: fc.boolean(),
})

test('the best deal is never worse than trying every offer by hand', () => {
  let found = 0
  fc.assert(
    fc.property(
      fc.array(randomOffer, { maxLength: 8 }),
      fc.array(randomLine, { maxLength: 4 }),
      fc.option(someAmount),
      randomRules,
      randomCase,
      fc.nat(7),
      (someOffers, lines, areaCharge, rules, at, exact) => {
        const own = lines.filter(({ isPromotion }) => !isPromotion)
        const wanted = own.map(({ total, quantity }) => wantedFor(total, quantity, false))
        const ordered = own.reduce((sum, { total, quantity }) => sum + total * quantity, 0)
        const offers = someOffers.map(({ promotion, limits }, index) => ({
          promotion: index === exact ? { ...promotion, minimum: ordered } : promotion,
          limits,
        }))
        const totalWith = (benefit: Benefit | null) => {
          const item = benefit?.kind === 'item' ? benefit : null
          const given = item ? [wantedFor(item.price, item.quantity, true)] : []
          const order = { orderType: at.orderType, areaCharge, benefit }
          return Number(secondBill([...wanted, ...given], at.locationId, order, rules).total)
        }
        const tried = offers.filter((offer) => canBeHad(offer, ordered, at))
        const totals = tried.map(({ promotion }) => totalWith(promotion.benefit))
        const lowest = Math.min(totalWith(null), ...totals)

        const order = { lines, orderType: at.orderType, areaCharge, benefit: null }
        const weighed = weighOffers(offers, order, rules, at)
        const best = bestDeal(weighed)
        expect(weighed.filter(({ refusal }) => !refusal).map(({ total }) => total)).toEqual(totals)
        expect(best?.total ?? totalWith(null)).toBe(lowest)
        if (best) expect(best.promotion.id).toBe(tried[totals.indexOf(lowest)]?.promotion.id)
        found += best ? 1 : 0
      },
    ),
    { numRuns: 2_000 },
  )
  expect(found).toBeGreaterThan(100)
})
