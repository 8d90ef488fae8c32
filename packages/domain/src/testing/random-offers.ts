import fc from 'fast-check'
import type { Offer } from '../pricing/best-deal.ts'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'
import { randomBenefit, someAmount } from './random-brands.ts'

const someMoment = fc.option(fc.nat(20), { freq: 2 })
const someUses = fc.nat(2)

/** Promotions with any conditions; their moments lie between 0 and 20. */
export const randomOffer: fc.Arbitrary<Offer> = fc.record({
  promotion: fc.record({
    id: fc.nat(),
    names: fc.constant({}),
    benefit: randomBenefit,
    minimum: fc.oneof(fc.constant(0), someAmount),
    startsAt: someMoment,
    endsAt: someMoment,
    locations: fc.option(fc.subarray([1, 2, 3], { minLength: 1 }), { freq: 2 }),
    orderTypes: fc.option(fc.subarray([...ORDER_TYPES], { minLength: 1 }), { freq: 2 }),
  }),
  limits: fc.record({
    maximumUses: fc.option(someUses, { freq: 2 }),
    maximumUsesEach: fc.option(someUses, { freq: 2 }),
    uses: someUses,
    usedByCustomer: someUses,
  }),
})
