import { refusal } from '../http/problems/problem.ts'

type Holder = { session: string; person: string; network: string | null }

const MOST_PER_SESSION = 12
const MOST_PER_PERSON = 24
/** Many people share an office's or a carrier's network. */
const MOST_PER_NETWORK = 1_000
const RETRY_SECONDS = 30

/** Each open stream takes a place: nobody takes all of them, however often they ask. */
export function streamPlaces() {
  const taken = new Map<string, number>()

  /** Answers how to give the place back; refuses who has too many. */
  return function takePlace({ session, person, network }: Holder): () => void {
    const wanted = [
      { key: `session:${session}`, most: MOST_PER_SESSION },
      { key: `person:${person}`, most: MOST_PER_PERSON },
      ...(network === null ? [] : [{ key: `network:${network}`, most: MOST_PER_NETWORK }]),
    ]
    const isFull = wanted.some(({ key, most }) => (taken.get(key) ?? 0) >= most)
    if (isFull) throw refusal('too-many-requests').after(RETRY_SECONDS)
    for (const { key } of wanted) taken.set(key, (taken.get(key) ?? 0) + 1)
    let isGivenBack = false
    return () => {
      if (isGivenBack) return
      isGivenBack = true
      for (const { key } of wanted) {
        const left = (taken.get(key) ?? 1) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    }
  }
}
