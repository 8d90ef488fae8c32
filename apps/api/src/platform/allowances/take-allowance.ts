import type { Db } from '../database/connection.ts'
import { type Limit, momentsTaken, takeOne } from './allowance-queries.ts'

type Asked = { conceptId: number; key: string; limits: readonly Limit[]; now: number }

/** Counts one more. 0: go on; else the seconds after which there will be room again. */
export async function takeAllowance(db: Db, asked: Asked): Promise<number> {
  if (await takeOne(db, asked)) return 0
  const taken = await momentsTaken(db, asked.conceptId, asked.key)
  const waits = asked.limits.map((limit) => waitFor(limit, taken, asked.now))
  return Math.max(1, Math.ceil(Math.max(...waits) / 1_000))
}

/** Until the one that stands at the limit has grown too old to count. */
function waitFor({ max, withinMs }: Limit, taken: readonly number[], now: number) {
  const counted = taken.filter((moment) => moment > now - withinMs)
  const last = counted.at(-max)
  return last === undefined ? 0 : last + withinMs - now
}
