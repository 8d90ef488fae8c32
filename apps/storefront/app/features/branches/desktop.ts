import { useSyncExternalStore } from 'react'
import { DESKTOP_FROM } from '#app/platform/ui/breakpoints.ts'

const wide = () => window.matchMedia(`(min-width: ${DESKTOP_FROM}px)`)

/** Where styles alone will not do. The server's page takes everybody for a phone. */
export const useIsDesktop = () =>
  useSyncExternalStore(
    (listener) => {
      const query = wide()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => wide().matches,
    () => false,
  )
