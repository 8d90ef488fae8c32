import { LRUCache } from 'lru-cache'
import type { Visit } from './visit.ts'

/** Brands of whom one process remembers: the others are asked for anew. */
const BRANDS = 500

/** One answer per host and version. A failed answer is not kept; a new version replaces the old. */
export function remembered<Answer>(ask: (visit: Visit) => Promise<Answer>) {
  const kept = new LRUCache<string, { version: number; answer: Promise<Answer> }>({ max: BRANDS })
  return (visit: Visit): Promise<Answer> => {
    const { host, version } = visit
    const known = kept.get(host)
    if (known?.version === version) return known.answer
    const asked = { version, answer: ask(visit) }
    kept.set(host, asked)
    asked.answer.catch(() => {
      if (kept.get(host) === asked) kept.delete(host)
    })
    return asked.answer
  }
}
