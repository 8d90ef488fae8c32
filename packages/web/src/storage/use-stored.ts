import { useSyncExternalStore } from 'react'
import type { Followed } from './live-value.ts'

/** `serverValue` is what the server rendered with; the browser's own value follows right after hydration. */
export const useStored = <T, S = T>(store: Followed<T>, serverValue: S): T | S =>
  useSyncExternalStore<T | S>(store.subscribe, store.read, () => serverValue)
