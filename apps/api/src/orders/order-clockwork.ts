import { listConcepts } from '../applications/host-queries.ts'
import { hearAnnouncements } from '../database/announcements.ts'
import type { Database } from '../database/connection.ts'
import { ORDER_CHANNEL } from './order-events.ts'
import { sweepOrders } from './sweep-orders.ts'

const LOOK_MS = 1_000
/** What could not be done is tried again after this long. */
const RETRY_MS = 10_000

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
        // News that came meanwhile goes before.
        if (next !== null && !due.has(conceptId)) due.set(conceptId, Math.max(next, now + LOOK_MS))
      } catch (error) {
        due.set(conceptId, now + RETRY_MS)
        if (error instanceof Error) log(error)
      }
    }
  }

  return {
    async stop() {
      clearInterval(timer)
      await announcements.close()
      await sweeping
    },
  }
}
