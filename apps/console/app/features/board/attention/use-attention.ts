import { useEffect, useState, useSyncExternalStore } from 'react'
import { openAttention } from './attention.ts'
import { sound } from './sound.ts'

/** What browsers, too, take for the wish of a person. */
const SIGNS_OF_LIFE = ['pointerup', 'keydown'] as const

/** Rings and flashes for the board; any touch or key is a look. */
export function useAttention() {
  const [attention] = useState(() => openAttention({ ring: sound.ring }))

  useEffect(() => {
    const look = () => {
      void sound.unlock()
      attention.look()
    }
    const comeBack = () => {
      if (document.visibilityState === 'visible') attention.look()
    }
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, look)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, look)
      document.removeEventListener('visibilitychange', comeBack)
      attention.look()
    }
  }, [attention])

  const unseen = useSyncExternalStore(attention.subscribe, attention.unseen)
  return { attention, unseen }
}
