import {
  orderEvents,
  orderKeys,
  orderLines,
  orderMoves,
  orders,
} from '@sufra/api/orders/order-tables'
import { ORDERING } from '@sufra/bench/brands/ordering-brand.ts'
import { brandApi } from '@sufra/bench/orders/brand-api.ts'
import { atOwnDatabase } from '@sufra/bench/product/own-database.ts'
import type { Entry } from './ledger.ts'

export type DatabaseEntry = Entry & {
  customerId: string
  key: string | null
  /** What it has been since it was placed, in order. */
  statuses: string[]
  events: number
}

const conceptId = ORDERING.concept.id

/** The second ledger: what PostgreSQL holds of the orders whose notes begin so. */
export function ordersInDatabase(dataDir: string, prefix: string): Promise<DatabaseEntry[]> {
  return atOwnDatabase(dataDir, (database) =>
    database.forConcept(conceptId, async (db) => {
      const linesOf = by(await db.select().from(orderLines))
      const movesOf = by(await db.select().from(orderMoves).orderBy(orderMoves.step))
      const eventsOf = by(await db.select().from(orderEvents))
      const keysOf = by(await db.select().from(orderKeys))
      const rows = await db.select().from(orders)
      return rows
        .filter(({ notes }) => notes.startsWith(prefix))
        .map(({ id, customerId, notes, totalMinor }) => ({
          note: notes,
          orderId: id,
          customerId,
          total: totalMinor,
          lines: linesOf(id).length,
          key: keysOf(id)[0]?.key ?? null,
          statuses: movesOf(id).map(({ status }) => status),
          events: eventsOf(id).length,
        }))
    }),
  )
}

function by<Row extends { orderId: string }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ orderId }) => orderId)
  return (orderId: string) => groups.get(orderId) ?? []
}

/** The third ledger: what the boards of all branches show of them. */
export async function ordersOnBoard(port: number, token: string, prefix: string): Promise<Entry[]> {
  using api = brandApi(port)
  const entries: Entry[] = []
  for (const { id } of ORDERING.locations) {
    const { status, body } = await api.send({ path: `/board?location-id=${id}`, token })
    if (status !== 200) throw new Error(`The board was answered ${status}: ${body}`)
    for (const { id: orderId, attributes } of JSON.parse(body).data) {
      const { notes, total, lines } = attributes
      if (!notes.startsWith(prefix)) continue
      const entry = { note: notes, orderId, total: Math.round(total * 100), lines: lines.length }
      entries.push(entry)
    }
  }
  return entries
}
