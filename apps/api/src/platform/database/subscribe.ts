import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './connection.ts'

const FIRST_RETRY_MS = 200
const MAX_RETRY_MS = 5_000

type Subscriber = {
  onMessage(payload: string): void
  /** The connection was lost and is back: messages may have been missed. */
  onReconnect(): Promise<void>
  log(error: Error): void
}

export type Subscription = Awaited<ReturnType<typeof subscribe>>

/** Receives what transactions announce on a channel, over a connection of its own that reconnects. */
export async function subscribe(database: Database, channel: string, subscriber: Subscriber) {
  const { connectionString } = database.pool.options
  const closing = new AbortController()
  let client = await listen()

  async function listen() {
    const next = new pg.Client({
      connectionString,
      application_name: 'sufra',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    next.on('error', subscriber.log)
    next.on('notification', ({ payload = '' }) => subscriber.onMessage(payload))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', () => void reconnect())
    return next
  }

  async function reconnect() {
    for (let wait = FIRST_RETRY_MS; !closing.signal.aborted; wait *= 2) {
      try {
        await setTimeout(Math.min(wait, MAX_RETRY_MS), null, { signal: closing.signal })
        client = await listen()
        if (closing.signal.aborted) return await client.end()
        return await subscriber.onReconnect().catch(subscriber.log)
      } catch (error) {
        if (!closing.signal.aborted && error instanceof Error) subscriber.log(error)
      }
    }
  }

  return {
    async close() {
      closing.abort()
      await client.end()
    },
  }
}
