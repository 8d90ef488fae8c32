import { setTimeout } from 'node:timers/promises'
import { compareNews } from './compare-news.ts'
import type { Follower } from './follower.ts'
import type { DatabaseEntry } from './written-orders.ts'

const LONGEST_WAIT_MS = 30_000

/** Somebody who follows, and all the orders they should have heard of. */
export type Reader = { follower: Follower; orders: readonly DatabaseEntry[] }

/** What each has heard, once they had time to hear the last of it. */
export async function newsOf(readers: readonly Reader[]) {
  const compare = () => readers.map(({ follower, orders }) => compareNews(follower.heard, orders))
  await within(LONGEST_WAIT_MS, () => compare().every(({ missing }) => missing === 0))
  return compare()
}

/** Nobody misses what happens before their first stream stands. */
export async function allFollow(followers: readonly Follower[]) {
  const isSo = () => followers.every((follower) => follower.hasPlace())
  if (!(await within(LONGEST_WAIT_MS, isSo))) throw new Error('Somebody could not follow.')
}

async function within(longest: number, isSo: () => boolean) {
  for (const since = performance.now(); !isSo(); await setTimeout(50)) {
    if (performance.now() - since > longest) return false
  }
  return true
}
