import { setTimeout } from 'node:timers/promises'
import { type Figure, told } from '@sufra/bench/figures/figures.ts'
import { times } from '@sufra/bench/figures/times.ts'
import { brandApi } from '@sufra/bench/orders/brand-api.ts'
import { compareLedgers } from './compare-ledgers.ts'
import { placeUntilAnswered } from './customer.ts'
import { followAlways } from './follower.ts'
import type { KillableProduct } from './killable-product.ts'
import { allFollow, newsOf } from './news.ts'
import { ledgersOf, noteOf, openScene, ordersOf, type Scene } from './scene.ts'
import { ledgerFigures, newsFigures } from './verdicts.ts'

const ORDERS = times(1_000, 50)
const CUSTOMERS = 20
/** So that the orders last for more than a few strikes. */
const LONGEST_PAUSE_MS = times(1_500, 4_000)
const [SHORTEST_PEACE_MS, LONGEST_PEACE_MS] = [1_500, 4_000]

/** Customers who order and follow while something is killed every few seconds; afterwards all is compared. */
export async function underFire(
  product: KillableProduct,
  name: string,
  strike: () => Promise<void>,
): Promise<Figure[]> {
  const scene = await openScene(product, name, CUSTOMERS)
  await using followers = new AsyncDisposableStack()
  const following = scene.customers.map(({ token }) =>
    followers.use(followAlways(() => product.port, token)),
  )
  await allFollow(following)

  const ordering = orderAll(scene)
  const strikes = await strikeUntil(ordering, strike)
  const { again } = await ordering

  const ledgers = await ledgersOf(scene)
  const readers = following.map((follower, at) => ({
    follower,
    orders: ordersOf(scene, at, ledgers.database),
  }))
  return [
    told(`${name}: strikes`, strikes, ''),
    told(`${name}: sent again`, again, ''),
    ...ledgerFigures(name, compareLedgers(ledgers)),
    ...newsFigures(name, await newsOf(readers)),
  ]
}

async function orderAll(scene: Scene) {
  using line = brandApi(scene.product.port, { connections: CUSTOMERS })
  let number = 0
  let again = 0
  const order = async (customer: Scene['customers'][number]) => {
    while (number < ORDERS) {
      const wish = { number, note: noteOf(scene, number++) }
      const { tries } = await placeUntilAnswered(scene.ledger, customer, wish, { lines: [line] })
      again += tries - 1
      await setTimeout(Math.random() * LONGEST_PAUSE_MS)
    }
  }
  await Promise.all(scene.customers.map(order))
  return { again }
}

async function strikeUntil(end: Promise<unknown>, strike: () => Promise<void>) {
  const ended = end.then(() => 'ended' as const)
  for (let strikes = 0; ; strikes++) {
    const peace = SHORTEST_PEACE_MS + Math.random() * (LONGEST_PEACE_MS - SHORTEST_PEACE_MS)
    if ((await Promise.race([ended, setTimeout(peace)])) === 'ended') return strikes
    await strike()
  }
}
