import { setTimeout } from 'node:timers/promises'
import { type EventStream, type Heard, openEvents } from '@sufra/bench/live/events.ts'

const RETURN_MS = 20

export type Follower = ReturnType<typeof followAlways>

/** Follows somebody's orders, and comes back whenever the stream is cut, after the last event heard. */
export function followAlways(
  ports: () => number,
  token: string,
  { forgetsPlace = false }: { forgetsPlace?: boolean } = {},
) {
  const heard: Heard[] = []
  let last: string | undefined
  let stream: EventStream | null = null
  let isOver = false
  let streams = 0
  const following = follow()

  async function follow() {
    while (!isOver) {
      try {
        stream = await openEvents({
          port: ports(),
          token,
          after: forgetsPlace ? undefined : last,
          pass: (id) => {
            last = id
          },
          hear: (event) => void heard.push(event),
        })
        streams += 1
        await stream.ended
      } catch {
        // Nobody answers: the product is just being started again.
      }
      await setTimeout(RETURN_MS)
    }
  }

  return {
    heard,
    /** Whether it can go on from somewhere, once it is cut. */
    hasPlace: () => last !== undefined,
    /** How often it was set up. */
    streams: () => streams,
    async [Symbol.asyncDispose]() {
      isOver = true
      await stream?.[Symbol.asyncDispose]()
      await following
    },
  }
}
