import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { quantile } from '../figures/figures.ts'
import { brandApi } from './brand-api.ts'
import type { SteadyOrders, SteadyResult } from './orders.ts'
import { orderPayload } from './payloads.ts'

/**
 * Sends orders at their times, answered or not, and prints how long the answers took, counted from the
 * time each was due: an order that has to wait because others are slow waits on the record.
 */
const { port, tokens, rate, seconds }: SteadyOrders = JSON.parse(process.argv[2] ?? '')
using api = brandApi(port, { connections: 1_000 })
const started = performance.now()
const latencies: number[] = []
let failed = 0

async function place(number: number, dueAt: number) {
  const answer = await api
    .send({
      method: 'POST',
      path: '/orders',
      token: tokens[number % tokens.length] ?? '',
      headers: { 'idempotency-key': randomUUID() },
      body: JSON.stringify(orderPayload(number)),
    })
    .catch(() => null)
  if (answer?.status === 201) latencies.push(performance.now() - dueAt)
  else failed += 1
}

const orders: Promise<void>[] = []
for (let number = 0; number < rate * seconds; number++) {
  const dueAt = started + (number * 1_000) / rate
  const early = dueAt - performance.now()
  if (early > 1) await setTimeout(early)
  orders.push(place(number, dueAt))
}
await Promise.all(orders)
const result: SteadyResult = {
  placed: latencies.length,
  failed,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
}
process.stdout.write(JSON.stringify(result))
