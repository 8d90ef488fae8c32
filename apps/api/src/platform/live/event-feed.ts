import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/connection.ts'
import { type Subscription, subscribe } from '../database/subscribe.ts'
import { type Cursor, isAfter, presentCursor } from './cursor.ts'

/** How long an event may wait for older transactions to end before they are looked for again. */
const SETTLING_MS = 25
const RETRY_MS = 1_000

type FeedEvent = { cursor: Cursor }
type Listener<Event> = (event: Event) => void
type Subscriber<Event> = {
  /** What happened after a cursor, as far as this subscriber is to know; null when that is too much or too long ago. */
  readPast: (after: Cursor) => Promise<Event[] | null>
  onBegin: (cursor: Cursor) => void
  /** The past is not told: what follows is told from here on. */
  onReset: (cursor: Cursor) => void
  onEvent: Listener<Event>
}

type Concept<Event> = {
  listeners: Set<Listener<Event>>
  /** The last event that was sent to the listeners. */
  cursor: Promise<Cursor>
  isReading: boolean
  isWanted: boolean
}

type Source<Event> = {
  /** The channel on which a concept's id is announced when it has new events. */
  channel: string
  /** The events after a cursor; `isMore` says whether there are others, or some that cannot be shown yet. */
  readEvents(
    database: Database,
    conceptId: number,
    after: Cursor,
  ): Promise<{ events: Event[]; isMore: boolean }>
  log: (error: Error) => void
}

/**
 * Events of a table, as they happen, in every process. Each brand somebody subscribes to is read once,
 * for all of its subscribers.
 */
export async function openEventFeed<Event extends FeedEvent>(
  database: Database,
  { channel, readEvents, log }: Source<Event>,
) {
  const concepts = new Map<number, Concept<Event>>()
  const subscription: Subscription = await subscribe(database, channel, {
    onMessage: (payload) => wake(Number(payload)),
    onReconnect: async () => {
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

  async function read(conceptId: number, concept: Concept<Event>) {
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

  function conceptOf(conceptId: number): Concept<Event> {
    const known = concepts.get(conceptId)
    if (known) return known
    const concept: Concept<Event> = {
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
     * Says where it begins, then sends every event after a cursor, or from now on, each once and in order;
     * what lies too far back is not sent, and said to be missing. Answers how to stop it.
     */
    async subscribe(
      conceptId: number,
      after: Cursor | null,
      { readPast, onBegin, onReset, onEvent }: Subscriber<Event>,
    ) {
      const concept = conceptOf(conceptId)
      const early: Event[] = []
      let last: Cursor | null = null
      const send = (event: Event) => {
        if (last && !isAfter(event.cursor, last)) return
        last = event.cursor
        onEvent(event)
      }
      // What happens while the past is read waits its turn.
      let receive: Listener<Event> = (event) => void early.push(event)
      const own: Listener<Event> = (event) => receive(event)
      concept.listeners.add(own)
      const stop = () => {
        concept.listeners.delete(own)
        if (concept.listeners.size === 0) concepts.delete(conceptId)
      }
      try {
        // Known before the past is read, so that nothing is missing between the two.
        const present = await concept.cursor
        last = after ?? present
        onBegin(last)
        wake(conceptId)
        if (after) await catchUp(after, present)
      } catch (error) {
        stop()
        throw error
      }
      receive = send
      for (const event of early) send(event)
      return stop

      /** From the cursor to where the live feed stands. */
      async function catchUp(after: Cursor, present: Cursor) {
        if (!isAfter(present, after)) return
        const past = await readPast(after)
        if (past) for (const event of past) send(event)
        else {
          last = present
          onReset(present)
        }
      }
    },
    close: () => subscription.close(),
  }
}
