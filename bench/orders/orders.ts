import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { atLeast, atMost, type Figure, median, notMeasured, told } from '../figures/figures.ts'
import { seconds, times } from '../figures/times.ts'
import { rateOf } from '../load/rate.ts'
import { atOwnDatabase, ownDatabaseUrl } from '../product/own-database.ts'
import type { Product } from '../product/product.ts'
import { headersFor } from './brand-api.ts'
import { orderPayload } from './payloads.ts'
import { signedInCustomers } from './people.ts'
import { openPgbench } from './pgbench.ts'

const CLIENTS = 16
/** Enough that nobody sends the next order at once. */
const CUSTOMERS = 4 * CLIENTS
const ROUNDS = times(3, 1)
const SECONDS = seconds(6)
/** A branch takes orders all day: what counts is a server that has compiled its code. */
const WARM_UP_SECONDS = seconds(15)
const STEADY_SECONDS = seconds(15)
const STEADY_ORDERS = fileURLToPath(import.meta.resolve('./steady-orders.ts'))

/**
 * Orders of five lines as fast as they are taken, beside the transactions of PostgreSQL's own benchmark
 * on the same server, in turn; then half as many a second, whether or not they are answered in time.
 */
export async function orderFigures({ port, dataDir }: Product): Promise<Figure[]> {
  await using pgbench = await openPgbench(await ownDatabaseUrl(dataDir))
  const customers = await atOwnDatabase(dataDir, (database) =>
    signedInCustomers(database, CUSTOMERS),
  )
  const tokens = customers.map(({ token }) => token)
  const people = tokens.map((token, at) => ({ token, body: JSON.stringify(orderPayload(at)) }))
  const order = (duration: number) =>
    rateOf({
      url: `http://127.0.0.1:${port}/api/orders`,
      headers: { ...headersFor(port), 'idempotency-key': '[<id>]' },
      connections: CLIENTS,
      people,
      seconds: duration,
    })
  await order(WARM_UP_SECONDS)

  const rounds: { orders: number; transactions: number | null }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const asked = { clients: CLIENTS, seconds: SECONDS }
    const transactions = pgbench && (await pgbench.rate(asked))
    rounds.push({ transactions, orders: await order(SECONDS) })
  }
  const orders = median(rounds.map((round) => round.orders))
  return [
    told(`Orders placed, ${CLIENTS} clients`, orders, 'orders/s'),
    ...besidePgbench(rounds),
    ...(await steadyFigures({ port, tokens, rate: orders / 2 })),
  ]
}

function besidePgbench(rounds: { orders: number; transactions: number | null }[]): Figure[] {
  const name = 'Orders placed, of pgbench’s transactions'
  const paired = rounds.flatMap(({ orders, transactions }) =>
    transactions === null ? [] : [{ orders, transactions }],
  )
  if (paired.length === 0) return [notMeasured(name, '≥ 20 %', 'there is no pgbench')]
  const transactions = median(paired.map((round) => round.transactions))
  const share = median(paired.map((round) => (100 * round.orders) / round.transactions))
  return [
    told(`pgbench -b tpcb-like, ${CLIENTS} clients`, transactions, 'transactions/s'),
    atLeast(name, share, 20, '%'),
  ]
}

export type SteadyOrders = { port: number; tokens: string[]; rate: number; seconds: number }
export type SteadyResult = { placed: number; failed: number; p50: number; p99: number }

async function steadyFigures(asked: Omit<SteadyOrders, 'seconds'>): Promise<Figure[]> {
  const load: SteadyOrders = { ...asked, seconds: STEADY_SECONDS }
  const { stdout } = await promisify(execFile)('node', [STEADY_ORDERS, JSON.stringify(load)])
  const { placed, failed, p50, p99 }: SteadyResult = JSON.parse(stdout)
  return [
    told('Orders at half that rate', placed / STEADY_SECONDS, 'orders/s'),
    told('Order answered at half that rate, median', p50, 'ms'),
    atMost('Order answered at half that rate, p99', p99, 250, 'ms'),
    atMost('Orders refused at half that rate', failed, 0, ''),
  ]
}
