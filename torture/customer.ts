import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Answer, BrandApi } from '@sufra/bench/orders/brand-api.ts'
import { orderPayload } from '@sufra/bench/orders/payloads.ts'
import type { Person } from '@sufra/bench/orders/people.ts'
import type { Entry, Ledger } from './ledger.ts'

const RETRY_MS = 100
const LONGEST_ANSWER_MS = 15_000

/** What somebody wants; the note is written on the order, so that it is known whatever key it came under. */
export type Wish = { number: number; note: string }

type Habits = {
  /** The line each try is sent over; the last one is for all that follow. */
  lines: readonly [BrandApi, ...BrandApi[]]
  /** Under a new key with every try, as it must not be. */
  forgetsKey?: boolean
}

/** Sends an order until it is answered, and writes down what was answered. */
export async function placeUntilAnswered(
  ledger: Ledger,
  { id, token }: Person,
  wish: Wish,
  { lines, forgetsKey = false }: Habits,
): Promise<{ tries: number; placed: Entry | null }> {
  const key = randomUUID()
  ledger.intend(wish.note, id, key)
  const { tries, answer } = await untilAnswered((tries) => {
    const line = lines[Math.min(tries, lines.length) - 1] ?? lines[0]
    return sendOrder(line, token, wish, forgetsKey && tries > 1 ? randomUUID() : key)
  })
  return { tries, placed: writeAnswer(ledger, wish.note, answer) }
}

/** Again only after no answer, or after one of 500 and above. */
export async function untilAnswered(send: (tries: number) => Promise<Answer>) {
  for (let tries = 1; ; tries++) {
    const answer = await send(tries).catch(() => null)
    if (answer !== null && answer.status < 500) return { tries, answer }
    await setTimeout(RETRY_MS)
  }
}

export const sendOrder = (line: BrandApi, token: string, { number, note }: Wish, key: string) =>
  line.send({
    method: 'POST',
    path: '/orders?include=items',
    token,
    headers: { 'idempotency-key': key },
    body: JSON.stringify(orderPayload(number, note)),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  })

/** The order that was answered with; null when it was refused. */
export function writeAnswer(ledger: Ledger, note: string, { status, body }: Answer) {
  if (status !== 200 && status !== 201) {
    ledger.refuse(note, `${status} ${body}`)
    return null
  }
  const { data, included } = JSON.parse(body)
  const total = Math.round(data.attributes.bill.total * 100)
  const entry: Entry = { note, orderId: data.id, total, lines: included.length }
  ledger.confirm(entry)
  return entry
}
