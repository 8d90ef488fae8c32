import type { PublishedDocument } from './published-document.ts'

/** Keeps the documents read last, up to so many bytes. A document asked for twice at once is loaded once. */
export function documentCache(capacity: number) {
  const kept = new Map<string, PublishedDocument>()
  const loading = new Map<string, Promise<PublishedDocument | null>>()
  let size = 0

  return async (key: string, load: () => Promise<PublishedDocument | null>) => {
    const found = kept.get(key)
    if (found) {
      // A map remembers the order of insertion: the one used last moves to the end.
      kept.delete(key)
      kept.set(key, found)
      return found
    }
    return loading.get(key) ?? start(key, load)
  }

  function start(key: string, load: () => Promise<PublishedDocument | null>) {
    const underWay = load()
      .then((document) => {
        if (document) keep(key, document)
        return document
      })
      .finally(() => loading.delete(key))
    loading.set(key, underWay)
    return underWay
  }

  function keep(key: string, document: PublishedDocument) {
    kept.set(key, document)
    size += weightOf(document)
    for (const [oldest, leaving] of kept) {
      if (size <= capacity) return
      kept.delete(oldest)
      size -= weightOf(leaving)
    }
  }
}

/** Packed later in both ways, a text takes no more than twice its room. */
const weightOf = ({ body }: PublishedDocument) => body.length * 2
