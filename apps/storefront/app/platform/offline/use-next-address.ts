import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { nextAddress } from './chunk-reload.ts'

/** Keeps `nextAddress` in step with the router. */
export function useNextAddress() {
  const { location } = useNavigation()
  useEffect(() => nextAddress.write(location ? createPath(location) : null), [location])
}
