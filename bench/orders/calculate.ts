import { fileURLToPath } from 'node:url'
import { atLeast, type Figure, median, told } from '../figures/figures.ts'
import { seconds, times } from '../figures/times.ts'
import { rateOf, startPeer } from '../load/rate.ts'
import type { Product } from '../product/product.ts'
import { headersFor } from './brand-api.ts'
import { cartPayload, MANY_EXTRAS } from './payloads.ts'

const ROUNDS = times(3, 1)
const SECONDS = seconds(4)
/** A branch takes orders all day: what counts is a server that has compiled its code. */
const WARM_UP_SECONDS = seconds(20)
const EMPTY_ROUTE = fileURLToPath(import.meta.resolve('../load/empty-route.ts'))

/** How fast a cart of five lines with ten modifiers is priced, beside a route that only reads it. */
export async function calculateFigures(product: Product): Promise<Figure[]> {
  await using empty = await startPeer(EMPTY_ROUTE)
  const headers = headersFor(product.port)
  const asked = { headers, body: JSON.stringify(cartPayload(1)) }
  const loaded = { headers, body: JSON.stringify(cartPayload(1, MANY_EXTRAS)) }
  const ours = `http://127.0.0.1:${product.port}/api/orders/calculate`
  for (const url of [empty.url, ours]) await rateOf({ ...asked, url, seconds: WARM_UP_SECONDS })

  const rounds: { empty: number; ours: number; loaded: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      empty: await rateOf({ ...asked, url: empty.url, seconds: SECONDS }),
      ours: await rateOf({ ...asked, url: ours, seconds: SECONDS }),
      loaded: await rateOf({ ...loaded, url: ours, seconds: SECONDS }),
    })
  }
  const share = median(rounds.map((round) => (100 * round.ours) / round.empty))
  return [
    told('Empty Fastify route', median(rounds.map((round) => round.empty)), 'requests/s'),
    told('Cart priced', median(rounds.map((round) => round.ours)), 'requests/s'),
    atLeast('Cart priced, of the empty route', share, 30, '%'),
    told(
      'Cart with 50 modifiers priced',
      median(rounds.map((round) => round.loaded)),
      'requests/s',
    ),
  ]
}
