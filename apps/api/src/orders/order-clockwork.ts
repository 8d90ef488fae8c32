import { and, eq, lt } from 'drizzle-orm'
import { listConcepts } from '../applications/host-queries.ts'
import { hearAnnouncements } from '../platform/database/announcements.ts'
import type { Database } from '../platform/database/connection.ts'
import { kitchenSlots } from '../schedule/kitchen-tables.ts'
import { ORDER_CHANNEL } from './order-events.ts'
import { sweepOrders } from './sweep-orders.ts'

const LOOK_MS = 1_000
/** What could not be done is tried again after this long. */
const RETRY_MS = 10_000
const DAY = 24 * 60 * 60_000
/** Longer than anybody could still ask how busy a kitchen was. */
const SLOTS_KEPT_MS = 7 * DAY

export type OrderClockwork = Awaited<ReturnType<typeof startOrderClockwork>>

/**
 * Looks after what time brings to orders. A brand is looked at when it starts, when one of its orders
 * changes, and when its next order is due; brands without open orders cost nothing.
 */
export async function startOrderClockwork(
  database: Database,
  { clock, log }: { clock: () => number; log: (error: Error) => void },
) {
  const due = new Map<number, number>()
  const tidied = new Map<number, number>()
  const lookAtAll = async () => {
    for (const conceptId of await listConcepts(database)) due.set(conceptId, 0)
  }
  const announcements = await hearAnnouncements(database, ORDER_CHANNEL, {
    onAnnouncement: (payload) => void due.set(Number(payload), 0),
    onReturn: lookAtAll,
    log,
  })
  await lookAtAll()
  let sweeping: Promise<void> | null = null
  const timer = setInterval(() => {
    sweeping ??= sweepDue().finally(() => {
      sweeping = null
    })
  }, LOOK_MS)

  async function sweepDue() {
    const now = clock()
    const concepts = [...due].filter(([, at]) => at <= now).map(([conceptId]) => conceptId)
    for (const conceptId of concepts) {
      due.delete(conceptId)
      try {
        const next = await sweepOrders(database, conceptId, now)
        await tidyDaily(conceptId, now)
        // News that came meanwhile goes before.
        if (next !== null && !due.has(conceptId)) due.set(conceptId, Math.max(next, now + LOOK_MS))
      } catch (error) {
        due.set(conceptId, now + RETRY_MS)
        if (error instanceof Error) log(error)
      }
    }
  }

  /** With the first look at a brand on a day; without orders it has nothing to tidy. */
  async function tidyDaily(conceptId: number, now: number) {
    if (now < (tidied.get(conceptId) ?? 0) + DAY) return
    await deletePastSlots(database, conceptId, now)
    tidied.set(conceptId, now)
  }

  return {
    async stop() {
      clearInterval(timer)
      await announcements.close()
      await sweeping
    },
  }
}

const deletePastSlots = (database: Database, conceptId: number, now: number) =>
  database.forConcept(conceptId, (db) =>
    db
      .delete(kitchenSlots)
      .where(
        and(
          eq(kitchenSlots.conceptId, conceptId),
          lt(kitchenSlots.startsAt, new Date(now - SLOTS_KEPT_MS)),
        ),
      ),
  )
