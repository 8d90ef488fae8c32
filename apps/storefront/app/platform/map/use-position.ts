import type { Point } from '@sufra/domain/branch/geography'
import { useState } from 'react'

const TIMEOUT_MS = 10_000
const FRESH_ENOUGH_MS = 60_000

type Asking = 'idle' | 'asking' | 'denied' | 'found'

/** Where the visitor is. The browser is asked on a tap only; whatever keeps it from answering is a no. */
export function usePosition() {
  const [state, setState] = useState<Asking>('idle')

  const ask = async (): Promise<Point | null> => {
    setState('asking')
    const point = await positionOrNull()
    setState(point ? 'found' : 'denied')
    return point
  }
  return { state, ask }
}

const positionOrNull = () =>
  new Promise<Point | null>((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, long: coords.longitude }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_ENOUGH_MS },
    )
  })
