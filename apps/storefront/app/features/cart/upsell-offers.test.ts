import { aLine, aMoment, anItem } from '@sufra/domain/testing/builders'
import { expect, test } from 'vitest'
import { upsellOffers } from './upsell-offers.ts'

const upsell = (id: number) => anItem({ id, isUpsell: true })
const offered = (...args: Parameters<typeof upsellOffers>) =>
  upsellOffers(...args).map(({ id }) => id)

// proves CA-18
test('upsells are offered in their order, at most six', () => {
  const items = [anItem({ id: 1 }), ...[9, 8, 7, 6, 5, 4, 3].map(upsell)]
  expect(offered(items, [], aMoment())).toEqual([9, 8, 7, 6, 5, 4])
})

test('what is in the cart, or was taken out of it, is not offered again', () => {
  const inCart = aLine(upsell(2))
  const takenOut = { ...aLine(upsell(3)), quantity: 0 }
  expect(offered([upsell(2), upsell(3), upsell(4)], [inCart, takenOut], aMoment())).toEqual([4])
})

test('what the branch does not have is not offered', () => {
  const gone = anItem({ id: 2, isUpsell: true, limits: { outOfStockLocations: [1] } })
  expect(offered([gone, upsell(3)], [], aMoment({ locationId: 1 }))).toEqual([3])
})
