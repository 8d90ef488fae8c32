import { useEffect, useState } from 'react'

/** Nobody should wait longer than this to be offered something. */
const PATIENCE_MS = 2_000

export function useOffersInTime(): boolean {
  const [isInTime, setInTime] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setInTime(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isInTime
}
