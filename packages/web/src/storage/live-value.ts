/** A value a component can read and subscribe to with `useStored`. */
export type ReadableStore<T> = {
  read: () => T
  subscribe: (listener: () => void) => () => void
}

type LiveValue<T> = ReadableStore<T> & { write: (value: T) => void }

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
