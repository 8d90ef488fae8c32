import { LRUCache } from 'lru-cache'
import type { PublishedDocument } from './published-document.ts'

type Load = () => Promise<PublishedDocument | null>

/** Keeps the documents read last, up to so many bytes. A document asked for twice at once is loaded once. */
export function documentCache(capacity: number) {
  const kept = new LRUCache<string, PublishedDocument, Load>({
    maxSize: capacity,
    sizeCalculation: weightOf,
    fetchMethod: async (_key, _stale, { context: load }) => (await load()) ?? undefined,
  })
  return async (key: string, load: Load): Promise<PublishedDocument | null> =>
    (await kept.fetch(key, { context: load })) ?? null
}

/** Packed later in both ways, a text takes no more than twice its room. */
const weightOf = ({ body }: PublishedDocument) => Math.max(1, body.length * 2)
