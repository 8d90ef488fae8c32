import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from './connection.ts'

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 5_000

type Hearing = {
  onAnnouncement(payload: string): void
  /** The connection was lost and is back: announcements may have been missed. */
  onReturn(): Promise<void>
  log(error: Error): void
}

export type Announcements = Awaited<ReturnType<typeof hearAnnouncements>>

/** Hears what transactions announce on a channel, over a connection of its own that comes back. */
export async function hearAnnouncements(database: Database, channel: string, hearing: Hearing) {
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
    next.on('error', hearing.log)
    next.on('notification', ({ payload = '' }) => hearing.onAnnouncement(payload))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once('end', () => void comeBack())
    return next
  }

  async function comeBack() {
    for (let wait = FIRST_RETRY_MS; !closing.signal.aborted; wait *= 2) {
      try {
        await setTimeout(Math.min(wait, LONGEST_RETRY_MS), null, { signal: closing.signal })
        client = await listen()
        if (closing.signal.aborted) return await client.end()
        return await hearing.onReturn().catch(hearing.log)
      } catch (error) {
        if (!closing.signal.aborted && error instanceof Error) hearing.log(error)
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
