import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './live-value.ts'

/** `serverValue` is what the server rendered with; the browser's own value follows right after hydration. */
export const useStored = <T, S = T>(store: ReadableStore<T>, serverValue: S): T | S =>
  useSyncExternalStore<T | S>(store.subscribe, store.read, () => serverValue)
