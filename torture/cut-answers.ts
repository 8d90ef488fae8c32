import { randomUUID } from 'node:crypto'
import { atMost, type Figure } from '@sufra/bench/figures/figures.ts'
import { times } from '@sufra/bench/figures/times.ts'
import { brandApi } from '@sufra/bench/orders/brand-api.ts'
import { placeUntilAnswered, sendOrder, untilAnswered, writeAnswer } from './customer.ts'
import type { KillableProduct } from './killable-product.ts'
import { openBadLine } from './relay.ts'
import { compareScene, noteOf, openScene, type Scene } from './scene.ts'
import { control, ledgerFigures } from './verdicts.ts'

const ORDERS = times(200, 20)
const BROKEN_ORDERS = 5
const CUSTOMERS = 10
const SENT_AT_ONCE = 4

/** The answer is cut after its first byte, or before it: whoever sends the order again has one order. */
export async function cutAnswerFigures(product: KillableProduct): Promise<Figure[]> {
  const name = 'Answer cut'
  const scene = await openScene(product, name, CUSTOMERS)
  const tries = await orderOverBadLine(scene, ORDERS)
  const broken = await openScene(product, `${name}, new key with every try`, 1)
  await orderOverBadLine(broken, BROKEN_ORDERS, { forgetsKey: true })
  const { doubled } = await compareScene(broken)
  return [
    ...ledgerFigures(name, await compareScene(scene)),
    atMost(
      `${name}: answered although it was cut`,
      tries.filter((count) => count < 3).length,
      0,
      '',
    ),
    control('a new key with every try doubles orders', doubled > 0),
  ]
}

/** Twice over a line that cuts the answer, then over a good one. */
async function orderOverBadLine(
  scene: Scene,
  orders: number,
  habits: { forgetsKey?: boolean } = {},
) {
  const { port } = scene.product
  await using none = await openBadLine(port, () => 0)
  await using one = await openBadLine(port, () => 1)
  using afterNone = brandApi(none.port)
  using afterOne = brandApi(one.port)
  using whole = brandApi(port)
  const lines = [afterOne, afterNone, whole] as const
  return await eachOf(orders, async (number) => {
    const wish = { number, note: noteOf(scene, number) }
    const customer = customerFor(scene, number)
    const { tries } = await placeUntilAnswered(scene.ledger, customer, wish, { lines, ...habits })
    return tries
  })
}

/** The same order several times at once, as impatient fingers and browsers send it. */
export async function doubleSendFigures(product: KillableProduct): Promise<Figure[]> {
  const name = 'Sent at once'
  const scene = await openScene(product, name, CUSTOMERS)
  const answered = await eachOf(ORDERS, (number) => sendAtOnce(scene, number, randomUUID()))
  const broken = await openScene(product, `${name}, each under a key of its own`, 1)
  for (let number = 0; number < BROKEN_ORDERS; number++) await sendAtOnce(broken, number, null)
  const { doubled } = await compareScene(broken)
  return [
    ...ledgerFigures(name, await compareScene(scene)),
    atMost(`${name}: answered with another order`, answered.filter((ids) => ids > 1).length, 0, ''),
    control('a key for each of two sends doubles orders', doubled > 0),
  ]
}

/** How many orders the answers speak of. */
async function sendAtOnce(scene: Scene, number: number, key: string | null) {
  using line = brandApi(scene.product.port)
  const wish = { number, note: noteOf(scene, number) }
  const { id, token } = customerFor(scene, number)
  scene.ledger.intend(wish.note, id, key ?? '')
  const answers = await Promise.all(
    Array.from({ length: SENT_AT_ONCE }, () =>
      untilAnswered(() => sendOrder(line, token, wish, key ?? randomUUID())),
    ),
  )
  const placed = answers.map(({ answer }) => writeAnswer(scene.ledger, wish.note, answer))
  return new Set(placed.map((entry) => entry?.orderId)).size
}

function customerFor({ customers }: Scene, number: number) {
  const customer = customers[number % customers.length]
  if (!customer) throw new Error('Nobody is there to order.')
  return customer
}

/** As many at a time as there are customers. */
async function eachOf<Result>(count: number, work: (number: number) => Promise<Result>) {
  const results: Result[] = []
  const numbers = Array.from({ length: count }).keys()
  const worker = async () => {
    for (const number of numbers) results.push(await work(number))
  }
  await Promise.all(Array.from({ length: CUSTOMERS }, worker))
  return results
}
