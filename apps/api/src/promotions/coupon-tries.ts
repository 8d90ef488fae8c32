import { giveBack } from '../platform/allowances/allowance-queries.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { findCouponByCode } from './promotion-queries.ts'

const MINUTE = 60_000
/** Wrong codes that may be tried; the right one counts for nothing. */
const PER_CALLER = [{ max: 10, withinMs: 10 * MINUTE }]
const PER_NETWORK = [{ max: 60, withinMs: 60 * MINUTE }]

export type CouponCaller = {
  conceptId: number
  customerId: string | null
  /** Null for this machine itself. */
  network: string | null
  now: number
}

/** The coupon of a code somebody typed; null when there is none. Refuses to look for more than so many that do not exist. */
export async function tryCoupon(database: Database, caller: CouponCaller, code: string) {
  const { conceptId, customerId, now } = caller
  // Counted before it is looked for, so that many at once are no more than one after another; nothing is thrown
  // inside, so that a try stays counted.
  const tried = await database.forConcept(conceptId, async (db) => {
    const wait = await takeTry(db, caller)
    if (wait > 0) return { wait, coupon: null }
    const coupon = await findCouponByCode(db, { conceptId, customerId }, code)
    if (coupon) for (const { key } of keysOf(caller)) await giveBack(db, conceptId, key, now)
    return { wait: 0, coupon }
  })
  if (tried.wait > 0) {
    throw refusal('too-many-requests', { text: 'refusal_too-many-tries' }).after(tried.wait)
  }
  return tried.coupon
}

async function takeTry(db: Db, caller: CouponCaller): Promise<number> {
  const { conceptId, now } = caller
  for (const { key, limits } of keysOf(caller)) {
    const wait = await takeAllowance(db, { conceptId, key, limits, now })
    if (wait > 0) return wait
  }
  return 0
}

function keysOf({ customerId, network }: CouponCaller) {
  const keys = []
  if (customerId) keys.push({ key: `coupon:${customerId}`, limits: PER_CALLER })
  if (network) {
    keys.push({ key: `coupon-network:${network}`, limits: customerId ? PER_NETWORK : PER_CALLER })
  }
  return keys
}
