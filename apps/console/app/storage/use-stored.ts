import { useSyncExternalStore } from 'react'
import type { StoredValue } from './stored-value.ts'

export const useStored = <Value>({ subscribe, read }: StoredValue<Value>): Value | null =>
  useSyncExternalStore(subscribe, read)
