import { listConcepts } from '../../applications/host-queries.ts'
import type { Database } from '../../platform/database/connection.ts'
import { subscribe } from '../../platform/database/subscribe.ts'
import { deletePastSlots } from '../../schedule/kitchen-queries.ts'
import { ORDER_CHANNEL } from '../order-event-queries.ts'
import { sweepOrders } from './sweep-orders.ts'

const POLL_MS = 1_000
/** What failed is tried again after this long. */
const RETRY_MS = 10_000
const DAY = 24 * 60 * 60_000

/**
 * Runs what is due by time on orders. A brand is swept at the start, when one of its orders changes, and
 * when its next order is due; brands without open orders cost nothing.
 */
export async function startOrderScheduler(
  database: Database,
  { clock, log }: { clock: () => number; log: (error: Error) => void },
) {
  const due = new Map<number, number>()
  const cleaned = new Map<number, number>()
  const scheduleAll = async () => {
    for (const conceptId of await listConcepts(database)) due.set(conceptId, 0)
  }
  const subscription = await subscribe(database, ORDER_CHANNEL, {
    onMessage: (payload) => void due.set(Number(payload), 0),
    onReconnect: scheduleAll,
    log,
  })
  await scheduleAll()
  let sweeping: Promise<void> | null = null
  const timer = setInterval(() => {
    sweeping ??= sweepDue().finally(() => {
      sweeping = null
    })
  }, POLL_MS)

  async function sweepDue() {
    const now = clock()
    const concepts = [...due].filter(([, at]) => at <= now).map(([conceptId]) => conceptId)
    for (const conceptId of concepts) {
      due.delete(conceptId)
      try {
        const next = await sweepOrders(database, conceptId, now)
        await cleanDaily(conceptId, now)
        // An announcement that came meanwhile goes before.
        if (next !== null && !due.has(conceptId)) due.set(conceptId, Math.max(next, now + POLL_MS))
      } catch (error) {
        due.set(conceptId, now + RETRY_MS)
        if (error instanceof Error) log(error)
      }
    }
  }

  /** With the first sweep of a brand on a day; without orders it has nothing to clean. */
  async function cleanDaily(conceptId: number, now: number) {
    if (now < (cleaned.get(conceptId) ?? 0) + DAY) return
    await database.forConcept(conceptId, (db) => deletePastSlots(db, conceptId, now))
    cleaned.set(conceptId, now)
  }

  return {
    async stop() {
      clearInterval(timer)
      await subscription.close()
      await sweeping
    },
  }
}
