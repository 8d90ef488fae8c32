import { useSyncExternalStore } from 'react'

/** The time in whole steps: screens that depend on it move on by themselves. */
function steppedClock(stepMs: number) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    read: () => Math.floor(Date.now() / stepMs) * stepMs,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      timer ??= setInterval(() => {
        for (const each of listeners) each()
      }, stepMs / 4)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

export const minuteClock = steppedClock(60_000)

const secondClock = steppedClock(1_000)

/** The device's clock, to the second; for what only the browser shows. */
export const useNow = () =>
  useSyncExternalStore(secondClock.subscribe, secondClock.read, secondClock.read)
