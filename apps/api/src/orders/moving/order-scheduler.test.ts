import { expect, test } from 'vitest'
import { kitchenSlots } from '../../schedule/kitchen-tables.ts'
import { bookSlot } from '../../schedule/testing/book-slot.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { startOrderScheduler } from './order-scheduler.ts'

const NOW = Date.UTC(2027, 1, 22, 12)
const DAY = 24 * 60 * 60_000

test('kitchen slots that are long past are deleted', async () => {
  await using app = await buildTestApp()
  await app.database.forConcept(1, async (db) => {
    for (const age of [8, 6, 0]) {
      await bookSlot(db, { conceptId: 1, locationId: 1, startsAt: NOW - age * DAY })
    }
  })
  const clockwork = await startOrderScheduler(app.database, { clock: () => NOW, log: () => {} })

  await expect
    .poll(
      () =>
        app.database.forConcept(1, (db) =>
          db
            .select({ at: kitchenSlots.startsAt })
            .from(kitchenSlots)
            .orderBy(kitchenSlots.startsAt),
        ),
      { timeout: 5_000 },
    )
    .toEqual([{ at: new Date(NOW - 6 * DAY) }, { at: new Date(NOW) }])
  await clockwork.stop()
})
