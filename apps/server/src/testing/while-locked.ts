import { openDatabase } from '@sufra/api/platform/database/connection'
import { expect, vi } from 'vitest'

type Waiting = { pid: number }

/**
 * Does something while a statement that others have to wait for is not committed, and takes it back
 * afterwards. `someoneWaits` tells when the first of them does, and who.
 */
export async function whileLocked<Result>(
  url: string,
  statement: string,
  work: (someoneWaits: () => Promise<Waiting>) => Promise<Result>,
) {
  const { pool, close } = openDatabase(url)
  const locker = await pool.connect()
  const someoneWaits = () =>
    vi.waitFor(
      async () => {
        const { rows } = await locker.query<Waiting>(WAITING)
        expect(rows).not.toEqual([])
        return rows[0] ?? expect.unreachable()
      },
      { timeout: 20_000, interval: 10 },
    )
  try {
    await locker.query(`begin; ${statement}`)
    return await work(someoneWaits)
  } finally {
    await locker.query('rollback')
    locker.release()
    await close()
  }
}

const WAITING = `select pid from pg_locks join pg_stat_activity using (pid)
  where datname = current_database() and not granted`
