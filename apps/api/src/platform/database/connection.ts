import { setTimeout } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isConnectionLost, isLostAgainstOthers } from './database-away.ts'
import { takePlainRole } from './plain-role.ts'
import type { Prepared } from './prepared-statement.ts'

/** A connection or an open transaction: queries work the same in both. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'> & {
  $client: Pick<pg.ClientBase, 'query'>
  /** Whether the server keeps prepared statements. */
  keepsStatements?: boolean
}

export type Database = {
  /** What belongs to no brand: the directory of hosts and reference data. Tenant tables are empty here. */
  shared: Db
  /**
   * One transaction that sees and changes this concept's rows and no others. The work begins when the
   * transaction is open and has its tenant; what it made is given when the database has said COMMIT.
   * Work that loses against others in the database is done again, so it must do nothing elsewhere.
   */
  forConcept<Result>(conceptId: number, work: (db: Db) => Promise<Result>): Promise<Result>
  pool: pg.Pool
  close(): Promise<void>
}

/** The longest a statement may take, waiting for locks included. */
const STATEMENT_TIMEOUT_MS = 10_000
/** Who cannot have a connection within this time is told to come again. */
const CONNECTION_TIMEOUT_MS = 2_000
/** How often work is done that keeps losing against others. */
const ATTEMPTS = 4
const FIRST_PAUSE_MS = 10

export function openDatabase(
  url: string,
  { connections = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS, keepsStatements = true } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sufra',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    // The server ends what takes too long and what was left open. If it has not said so by then, the link to it
    // is dead without notice: then the connection is given up, or it would be held for a quarter of an hour.
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 3,
    query_timeout: statementTimeoutMs * 1.5,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: takePlainRole,
    // What does not wait for an answer is sent at once: every way to the database and back is paid for by every request.
    pipeline: true,
  })
  // A connection that breaks is replaced by the pool, and fails whatever is asked of it next; without listeners it
  // would end the process: the pool gets the errors of idle ones, the connection itself those between two statements.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const ofClients = new WeakMap<pg.PoolClient, Db>()

  /** On a connection of its own, which is not used again when it cannot be brought back to a beginning. */
  async function connected<Result>(work: (client: pg.PoolClient, db: Db) => Promise<Result>) {
    const client = await pool.connect()
    const db = ofClients.get(client) ?? Object.assign(drizzle(client), { keepsStatements })
    ofClients.set(client, db)
    let isUsable = true
    try {
      return await work(client, db)
    } catch (error) {
      await client.query('rollback').catch(() => {
        isUsable = false
      })
      throw error
    } finally {
      client.release(!isUsable)
    }
  }

  async function forConcept<Result>(conceptId: number, work: (db: Db) => Promise<Result>) {
    for (let attempt = 1; ; attempt++) {
      let foundDead = false
      try {
        return await connected(async (client, db) => {
          await begin(client, conceptId).catch((error) => {
            // It had been ended while nobody used it.
            foundDead = isConnectionLost(error)
            throw error
          })
          const result = await work(db)
          await commit(client)
          return result
        })
      } catch (error) {
        if (attempt >= ATTEMPTS || !(foundDead || isLostAgainstOthers(error))) throw error
      }
      // Not all who lost come back at the same moment.
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** attempt)
    }
  }

  return {
    shared: drizzle(pool),
    pool,
    forConcept,
    close: () => pool.end(),
  }
}

/** What a prepared statement answers within a transaction. */
export async function ask<Row extends pg.QueryResultRow>(
  db: Pick<Db, '$client' | 'keepsStatements'>,
  asked: Prepared<Row>,
): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>(db.keepsStatements ? asked.kept() : asked.written())
  return rows
}

/** In one simple query: when its first half fails the server does not look at the second. */
const begin = (client: pg.PoolClient, conceptId: number) =>
  client.query(`begin; select set_config('sufra.concept_id', '${Number(conceptId)}', true)`)

/** A transaction in which a statement has failed is rolled back, and its `commit` answered without an error. */
async function commit(client: pg.PoolClient) {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT') throw new Error(`The transaction was rolled back (${command}).`)
}
