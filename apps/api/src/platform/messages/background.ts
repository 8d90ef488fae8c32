import type { FastifyInstance } from 'fastify'

/** Does something once the answer is out, so that its length tells nothing about who is known. */
export type RunInBackground = (work: Promise<unknown>) => void

/** What is still being done when the API closes is waited for. */
export function openBackground(app: FastifyInstance): RunInBackground {
  const pending = new Set<Promise<unknown>>()
  app.addHook('onClose', () => Promise.allSettled(pending))
  return (work) => {
    const done = work
      .catch((error) => app.log.error({ err: error }, 'a message was not sent'))
      .finally(() => pending.delete(done))
    pending.add(done)
  }
}
