import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Answer, FeastApi } from '@sufra/bench/feast-api.ts'
import { feastOrder } from '@sufra/bench/feast-orders.ts'
import type { Person } from '@sufra/bench/people.ts'
import type { Entry, Ledger } from './ledger.ts'

const RETRY_MS = 100
const LONGEST_ANSWER_MS = 15_000

/** What somebody wants; the note is written on the order, so that it is known whatever key it came under. */
export type Wish = { number: number; note: string }

type Habits = {
  /** The line each try is sent over; the last one is for all that follow. */
  lines: readonly [FeastApi, ...FeastApi[]]
  /** Under a new key with every try, as it must not be. */
  forgetsKey?: boolean
}

/** Sends an order until it is answered: again only after no answer, or after one of 500 and above. */
export async function placeUntilAnswered(
  ledger: Ledger,
  { id, token }: Person,
  wish: Wish,
  { lines, forgetsKey = false }: Habits,
): Promise<{ tries: number }> {
  const key = randomUUID()
  ledger.intend(wish.note, id, key)
  for (let tries = 1; ; tries++) {
    const line = lines[Math.min(tries, lines.length) - 1] ?? lines[0]
    const sent = forgetsKey && tries > 1 ? randomUUID() : key
    const answer = await sendOrder(line, token, wish, sent).catch(() => null)
    if (answer !== null && answer.status < 500) {
      writeAnswer(ledger, wish.note, answer)
      return { tries }
    }
    await setTimeout(RETRY_MS)
  }
}

export const sendOrder = (line: FeastApi, token: string, { number, note }: Wish, key: string) =>
  line.send({
    method: 'POST',
    path: '/orders?include=items',
    token,
    headers: { 'idempotency-key': key },
    body: JSON.stringify(feastOrder(number, note)),
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  })

export function writeAnswer(ledger: Ledger, note: string, answer: Answer) {
  if (answer.status === 200 || answer.status === 201) ledger.confirm(entryIn(answer, note))
  else ledger.refuse(note, `${answer.status} ${answer.body}`)
}

export function entryIn({ body }: Answer, note: string): Entry {
  const { data, included } = JSON.parse(body)
  const total = Math.round(data.attributes.bill.total * 100)
  return { note, orderId: data.id, total, lines: included.length }
}
