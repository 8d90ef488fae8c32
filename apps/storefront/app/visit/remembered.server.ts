import type { Visit } from './visit.ts'

/** One answer per host and version. A failed answer is not kept; a new version replaces the old. */
export function remembered<Answer>(ask: (visit: Visit) => Promise<Answer>) {
  const kept = new Map<string, { version: number; answer: Promise<Answer> }>()
  return (visit: Visit): Promise<Answer> => {
    const known = kept.get(visit.host)
    if (known?.version === visit.version) return known.answer
    const answer = ask(visit)
    kept.set(visit.host, { version: visit.version, answer })
    answer.catch(() => kept.delete(visit.host))
    return answer
  }
}
