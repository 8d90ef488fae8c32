import { keptAcrossVisits } from './forgiving-storage.ts'
import type { ReadableStore } from './live-value.ts'

export type StoredValue<T> = ReadableStore<T | null> & {
  write: (value: T) => void
  clear: () => void
}

/**
 * One key of browser storage, in step across tabs. Texts are stored as they are, anything else as JSON.
 * `parse` answers null, or throws, for what it does not recognise: the key is then reset, and only it.
 * The mark below lets the bundler leave out keys that nobody reads.
 */
/* @__NO_SIDE_EFFECTS__ */
export function storedValue<T extends string | number | boolean | object>(
  key: string,
  parse: (text: string) => T | null,
  kept = keptAcrossVisits,
): StoredValue<T> {
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of [...listeners]) listener()
  }
  // React compares what it reads by identity: the same text must give the same object.
  let known: { text: string; value: T } | null = null

  return {
    read() {
      const text = kept.get(key)
      if (text === null) return null
      if (known?.text === text) return known.value
      const value = parsedOrNull(text, parse)
      if (value === null) kept.remove(key)
      known = value === null ? null : { text, value }
      return value
    },
    write(value) {
      kept.set(key, typeof value === 'string' ? value : JSON.stringify(value))
      announce()
    },
    clear() {
      kept.remove(key)
      announce()
    },
    subscribe(listener) {
      // A null key means that another tab cleared everything.
      const onOtherTab = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onOtherTab)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onOtherTab)
      }
    },
  }
}

function parsedOrNull<T>(text: string, parse: (text: string) => T | null): T | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}
