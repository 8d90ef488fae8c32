import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's page and while it comes alive, then true: what depends on the visitor shows only then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
