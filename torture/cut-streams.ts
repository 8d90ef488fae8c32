import { type Figure, told } from '@sufra/bench/figures/figures.ts'
import { times } from '@sufra/bench/figures/times.ts'
import { brandApi } from '@sufra/bench/orders/brand-api.ts'
import { moveOne } from '@sufra/bench/orders/placing.ts'
import { compareNews } from './compare-news.ts'
import { placeUntilAnswered } from './customer.ts'
import { followAlways } from './follower.ts'
import type { KillableProduct } from './killable-product.ts'
import { allFollow, newsOf } from './news.ts'
import { openBadLine } from './relay.ts'
import { noteOf, openScene, ordersOf, type Scene } from './scene.ts'
import { control, newsFigures } from './verdicts.ts'
import { ordersInDatabase } from './written-orders.ts'

const ORDERS = times(200, 20)
const CUSTOMERS = 10
const COURSE = ['accepted', 'in-kitchen', 'ready', 'finished']
/** From the middle of the first event to a few events. */
const MOST_BYTES = 4_000
const FEWEST_BYTES = 300

/** Orders go their way while every stream that tells of them is cut again and again, in the middle of a word. */
export async function cutStreamFigures(product: KillableProduct): Promise<Figure[]> {
  const name = 'Streams cut'
  const scene = await openScene(product, name, CUSTOMERS)
  const bytes = () => FEWEST_BYTES + Math.floor(Math.random() * (MOST_BYTES - FEWEST_BYTES))
  await using line = await openBadLine(product.port, bytes)
  await using followers = new AsyncDisposableStack()
  const follow = (token: string, habits = {}) =>
    followers.use(followAlways(() => line.port, token, habits))
  const own = scene.customers.map(({ token }) => follow(token))
  const branch = follow(scene.manager.token)
  const forgetful = follow(scene.manager.token, { forgetsPlace: true })
  await allFollow([...own, branch])

  await drive(scene)
  const orders = await ordersInDatabase(product.dataDir, `${name}: `)
  const readers = [
    { follower: branch, orders },
    ...own.map((follower, at) => ({ follower, orders: ordersOf(scene, at, orders) })),
  ]
  const news = await newsOf(readers)
  const cuts = readers.reduce((sum, { follower }) => sum + follower.streams(), 0)
  return [
    told(`${name}: events`, orders.length * (COURSE.length + 1), ''),
    told(`${name}: streams set up again`, cuts - readers.length, ''),
    ...newsFigures(name, news),
    control(
      'a reader who forgets the last id misses events',
      compareNews(forgetful.heard, orders).missing > 0,
    ),
  ]
}

/** Every order is placed and moved to its end, many at a time. */
async function drive(scene: Scene) {
  const { product, customers, manager, ledger } = scene
  using line = brandApi(product.port)
  const numbers = Array.from({ length: ORDERS }).keys()
  await Promise.all(
    customers.map(async (customer) => {
      for (const number of numbers) {
        const wish = { number, note: noteOf(scene, number) }
        const { placed } = await placeUntilAnswered(ledger, customer, wish, { lines: [line] })
        if (!placed) throw new Error('An order was refused.')
        for (const status of COURSE) await moveOne(line, manager.token, placed.orderId, status)
      }
    }),
  )
}
