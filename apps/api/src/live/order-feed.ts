import { setTimeout } from 'node:timers/promises'
import { ORDER_CHANNEL } from '../orders/order-events.ts'
import { type Announcements, hearAnnouncements } from '../platform/database/announcements.ts'
import type { Database } from '../platform/database/connection.ts'
import { type Cursor, isAfter, type LiveEvent, presentCursor, readEvents } from './event-queries.ts'

/** How long an event may wait for older transactions to end before they are looked for again. */
const SETTLING_MS = 25
const RETRY_MS = 1_000

export type OrderFeed = Awaited<ReturnType<typeof openOrderFeed>>
type Listener = (event: LiveEvent) => void
type Follower = { onBegin: (cursor: Cursor) => void; onEvent: Listener }

type Concept = {
  listeners: Set<Listener>
  /** The last event that was told. */
  cursor: Promise<Cursor>
  isReading: boolean
  isWanted: boolean
}

/**
 * What happens to orders, as it happens, in every process. Each brand somebody follows is read once,
 * for all who follow it.
 */
export async function openOrderFeed(database: Database, { log }: { log: (error: Error) => void }) {
  const concepts = new Map<number, Concept>()
  const announcements: Announcements = await hearAnnouncements(database, ORDER_CHANNEL, {
    onAnnouncement: (payload) => wake(Number(payload)),
    onReturn: async () => {
      for (const conceptId of concepts.keys()) wake(conceptId)
    },
    log,
  })

  function wake(conceptId: number) {
    const concept = concepts.get(conceptId)
    if (!concept) return
    concept.isWanted = true
    if (!concept.isReading) void read(conceptId, concept)
  }

  async function read(conceptId: number, concept: Concept) {
    concept.isReading = true
    try {
      while (concept.isWanted && concept.listeners.size > 0) {
        concept.isWanted = false
        const { events, isMore } = await readEvents(database, conceptId, await concept.cursor)
        for (const event of events) {
          concept.cursor = Promise.resolve(event.cursor)
          for (const listener of concept.listeners) listener(event)
        }
        if (isMore) {
          concept.isWanted = true
          if (events.length === 0) await setTimeout(SETTLING_MS)
        }
      }
    } catch (error) {
      if (error instanceof Error) log(error)
      // What could not be read is not lost: nobody may announce it again.
      void setTimeout(RETRY_MS, null, { ref: false }).then(() => wake(conceptId))
    } finally {
      concept.isReading = false
    }
  }

  function conceptOf(conceptId: number): Concept {
    const known = concepts.get(conceptId)
    if (known) return known
    const concept: Concept = {
      listeners: new Set(),
      cursor: presentCursor(database, conceptId),
      isReading: false,
      isWanted: false,
    }
    concepts.set(conceptId, concept)
    return concept
  }

  return {
    /**
     * Tells where it begins, then every event after a cursor, or from now on, each once and in order.
     * Answers how to stop it.
     */
    async follow(conceptId: number, after: Cursor | null, { onBegin, onEvent }: Follower) {
      const concept = conceptOf(conceptId)
      const early: LiveEvent[] = []
      let last: Cursor | null = null
      const tell = (event: LiveEvent) => {
        if (last && !isAfter(event.cursor, last)) return
        last = event.cursor
        onEvent(event)
      }
      // What happens while the past is read waits its turn.
      let hear: Listener = (event) => void early.push(event)
      const own: Listener = (event) => hear(event)
      concept.listeners.add(own)
      const stop = () => {
        concept.listeners.delete(own)
        if (concept.listeners.size === 0) concepts.delete(conceptId)
      }
      try {
        last = after ?? (await concept.cursor)
        onBegin(last)
        wake(conceptId)
        if (after) await catchUp(conceptId, concept, after, tell)
      } catch (error) {
        stop()
        throw error
      }
      hear = tell
      for (const event of early) tell(event)
      return stop
    },
    close: () => announcements.close(),
  }

  /** From the cursor to where the live feed stands. */
  async function catchUp(
    conceptId: number,
    concept: Concept,
    after: Cursor,
    tell: (event: LiveEvent) => void,
  ) {
    let cursor = after
    for (;;) {
      const goal = await concept.cursor
      if (!isAfter(goal, cursor)) return
      const { events } = await readEvents(database, conceptId, cursor)
      if (events.length === 0) return
      for (const event of events) {
        tell(event)
        cursor = event.cursor
      }
    }
  }
}
