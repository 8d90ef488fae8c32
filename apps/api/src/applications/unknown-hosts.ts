const REMEMBERED_FOR_MS = 5_000
const MOST_HOSTS = 1_000

/** Hosts the database did not know a moment ago, so that it is not asked again at once. */
export function unknownHosts(clock: () => number) {
  const until = new Map<string, number>()

  return {
    has: (host: string) => (until.get(host) ?? 0) > clock(),
    add(host: string) {
      // A map keeps the order of insertion, so the first key is the oldest.
      until.delete(host)
      const [oldest] = until.keys()
      if (until.size >= MOST_HOSTS && oldest !== undefined) until.delete(oldest)
      until.set(host, clock() + REMEMBERED_FOR_MS)
    },
    clear: () => until.clear(),
  }
}
