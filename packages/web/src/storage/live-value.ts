/** Something a component can follow with `useStored`. */
export type Followed<T> = {
  read: () => T
  subscribe: (listener: () => void) => () => void
}

type LiveValue<T> = Followed<T> & { write: (value: T) => void }

/** A value of this visit only, shared by components that do not know each other. */
export function liveValue<T>(initial: T): LiveValue<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    read: () => current,
    write(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
