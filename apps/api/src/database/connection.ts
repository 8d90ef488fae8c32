import type { SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A connection or an open transaction: queries work the same in both. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'> & {
  $client: Pick<pg.ClientBase, 'query'>
}

export type Database = {
  /** What belongs to no brand: the directory of hosts and reference data. Tenant tables are empty here. */
  shared: Db
  /** One transaction that sees and changes this concept's rows and no others. */
  forConcept<Result>(conceptId: number, work: (db: Db) => Promise<Result>): Promise<Result>
  pool: pg.Pool
  close(): Promise<void>
}

export function openDatabase(url: string, { connections = 10 } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sufra',
    connectionTimeoutMillis: 5_000,
    // A superuser would pass every row policy: work as the plain role where there is one.
    onConnect: takePlainRole,
  })
  // A connection that breaks is replaced by the pool, and fails whatever is asked of it next; without listeners it
  // would end the process: the pool's hears of idle ones, the connection's own of one between two statements.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const ofClients = new WeakMap<pg.PoolClient, Db>()

  return {
    shared: drizzle(pool),
    pool,
    async forConcept(conceptId, work) {
      const client = await pool.connect()
      const db = ofClients.get(client) ?? drizzle(client)
      ofClients.set(client, db)
      let isUsable = true
      try {
        // Both at once: every way to the database and back is paid for by every request.
        await client.query(
          `begin; select set_config('sufra.concept_id', '${Number(conceptId)}', true)`,
        )
        const result = await work(db)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {
          isUsable = false
        })
        throw error
      } finally {
        client.release(!isUsable)
      }
    },
    close: () => pool.end(),
  }
}

const dialect = new PgDialect()

/** The same statement again and again: the server reads and plans it once for each connection. */
export async function executePrepared<Row extends pg.QueryResultRow>(
  db: Db,
  name: string,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { rows } = await db.$client.query<Row>({ name, text, values })
  return rows
}

async function takePlainRole(client: pg.ClientBase) {
  await client.query(`
    select set_config('role', 'sufra_app', false)
    from pg_roles where rolname = current_user and rolsuper
      and exists (select from pg_roles where rolname = 'sufra_app')`)
}
