const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The time, to the minute: screens that depend on it move on by themselves. */
export const minuteClock = {
  read: () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    timer ??= setInterval(() => {
      for (const each of listeners) each()
    }, MINUTE_MS / 4)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  },
}
