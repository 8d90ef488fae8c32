import { useEffect, useState } from 'react'
import { isDemo } from './is-demo.ts'

export function useIsDemo(): boolean {
  const [isIt, setIt] = useState(false)
  useEffect(() => {
    let isWanted = true
    void isDemo().then((answer) => isWanted && setIt(answer))
    return () => {
      isWanted = false
    }
  }, [])
  return isIt
}
