export type SavedCopies = {
  find: (address: string) => Promise<Response | undefined>
  save: (address: string, answer: Response) => Promise<void>
}

/**
 * A cache that holds the newest `limit` copies. When the browser refuses to store (no room, private mode)
 * there are simply no copies: the network goes on serving.
 */
export function savedCopies(caches: CacheStorage, name: string, limit: number): SavedCopies {
  return {
    async find(address) {
      try {
        const cache = await caches.open(name)
        // Answers vary by encoding and cookie, which no request shows to a worker.
        return await cache.match(address, { ignoreVary: true })
      } catch {
        return undefined
      }
    },
    async save(address, answer) {
      try {
        const cache = await caches.open(name)
        await cache.put(address, answer)
        const addresses = await cache.keys()
        const surplus = addresses.slice(0, Math.max(0, addresses.length - limit))
        await Promise.all(surplus.map((request) => cache.delete(request)))
      } catch {}
    },
  }
}

/** Only whole, plain answers from our own server, and none that says it must not be kept. */
export const maySave = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !cacheControl(answer).includes('no-store')

/** The unversioned addresses of published documents lead elsewhere and change. */
export const isImmutable = (answer: Response): boolean => cacheControl(answer).includes('immutable')

const cacheControl = (answer: Response) => answer.headers.get('cache-control') ?? ''
