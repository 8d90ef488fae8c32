import { once } from 'node:events'
import { atMost, type Figure, quantile, told } from '../figures/figures.ts'
import { times } from '../figures/times.ts'
import { brandApi } from '../orders/brand-api.ts'
import { signedInCustomers, signedInManager } from '../orders/people.ts'
import { moveOne, placeOne } from '../orders/placing.ts'
import { atOwnDatabase } from '../product/own-database.ts'
import type { Product } from '../product/product.ts'
import { openEvents } from './events.ts'

const CHANGES = 200
const COURSE = ['accepted', 'in-kitchen', 'ready', 'finished']
const LONGEST_WAIT_MS = 10_000

/** From the tap at the branch until the customer's stream tells of it. */
export async function statusFigures({ port, dataDir }: Product): Promise<Figure[]> {
  const { customers, manager } = await atOwnDatabase(dataDir, async (database) => ({
    customers: await signedInCustomers(database, 1),
    manager: await signedInManager(database),
  }))
  const [token = ''] = customers.map((customer) => customer.token)
  const news = new EventTarget()
  await using _stream = await openEvents({
    port,
    token,
    hear: ({ orderId, status }) => news.dispatchEvent(new Event(`${orderId} ${status}`)),
  })
  using api = brandApi(port)

  const waits: number[] = []
  for (let order = 0; order < times(CHANGES, 8) / COURSE.length; order++) {
    const id = await placeOne(api, token, order)
    for (const status of COURSE) {
      const heard = once(news, `${id} ${status}`, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
      const tapped = performance.now()
      await Promise.all([moveOne(api, manager.token, id, status), heard])
      waits.push(performance.now() - tapped)
    }
  }
  return [
    told('Status changes followed', waits.length, ''),
    told('Status change until it is told, median', quantile(waits, 0.5), 'ms'),
    atMost('Status change until it is told, p95', quantile(waits, 0.95), 500, 'ms'),
  ]
}
