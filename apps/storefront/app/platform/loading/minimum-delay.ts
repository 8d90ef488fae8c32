/** A spinner once shown stays at least this long, so that fast answers do not flicker. */
export const MINIMUM_LOADING_MS = 200

/** The promise's own outcome, but not before `ms` have passed: a spinner that shows must not flicker. */
export async function minimumDelay<T>(promise: Promise<T>, ms = MINIMUM_LOADING_MS): Promise<T> {
  const [outcome] = await Promise.allSettled([promise, passed(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
