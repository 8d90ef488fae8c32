import { setTimeout } from 'node:timers/promises'
import { atMost, type Figure, told } from '../figures/figures.ts'
import { times } from '../figures/times.ts'
import { brandApi } from '../orders/brand-api.ts'
import { type Person, signedInCustomers } from '../orders/people.ts'
import { placeOne } from '../orders/placing.ts'
import { atOwnDatabase } from '../product/own-database.ts'
import type { Product } from '../product/product.ts'
import { type EventStream, openEvents } from './events.ts'

const STREAMS = 2_000
const AT_ONCE = 20
const REST_MS = 5_000
const LONGEST_WAIT_MS = 30_000

/** What it costs one process that so many customers follow their orders, and whether each is told of theirs. */
export async function streamFigures(product: Product): Promise<Figure[]> {
  const { port, dataDir } = product
  const count = times(STREAMS, 100)
  const people = await atOwnDatabase(dataDir, (database) => signedInCustomers(database, count + 1))
  const [first, ...customers] = people
  using api = brandApi(port)
  // What the first stream and the first order load is not what the others cost.
  if (first) await placeOne(api, first.token, 0)
  await setTimeout(times(REST_MS, 500))
  const before = await residentMegabytes(product)

  const heard = new Map<string, string[]>()
  let cut = 0
  await using streams = new AsyncDisposableStack()
  await inTurns(customers, async ({ id, token }) => {
    const orders: string[] = []
    heard.set(id, orders)
    const stream = streams.use(await follow(port, token, orders))
    void stream.ended.then(() => cut++)
  })
  await setTimeout(times(REST_MS, 500))
  const open = await residentMegabytes(product)

  const placed = new Map<string, string>()
  await inTurns(customers, async ({ id, token }, at) => {
    placed.set(id, await placeOne(api, token, at))
  })
  const isTold = ({ id }: Person) => heard.get(id)?.join() === placed.get(id)
  const started = performance.now()
  while (!customers.every(isTold) && performance.now() - started < LONGEST_WAIT_MS) {
    await setTimeout(50)
  }
  const untold = customers.filter(({ id }) => heard.get(id)?.length === 0).length
  const mistold = customers.filter((customer) => !isTold(customer)).length - untold
  const after = await residentMegabytes(product)
  const wasCut = cut
  return [
    told('Event streams open', customers.length, ''),
    atMost('Memory added by open streams', open - before, 200, 'MB'),
    told('Memory added after an order to each', after - before, 'MB'),
    atMost('Streams cut', wasCut, 0, ''),
    atMost('Streams not told of their order', untold, 0, ''),
    atMost('Streams told of more than their order', mistold, 0, ''),
  ]
}

function follow(port: number, token: string, orders: string[]): Promise<EventStream> {
  return openEvents({ port, token, hear: ({ orderId }) => void orders.push(orderId) })
}

/** So many at a time. */
async function inTurns<Value>(
  values: readonly Value[],
  work: (value: Value, at: number) => Promise<void>,
) {
  const waiting = values.entries()
  const worker = async () => {
    for (const [at, value] of waiting) await work(value, at)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function residentMegabytes(product: Product) {
  const { body } = await product.ask('ordering', '/metrics')
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(body.toString()) ?? []
  return Number(bytes) / 1e6
}
