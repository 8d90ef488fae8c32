import { useEffect, useState } from 'react'

const OUTBOX = '/dev/outbox'

let known: Promise<boolean> | null = null

/** A demo keeps what it would have sent, for everybody to read. Elsewhere the page does not exist. */
function isDemo(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<boolean> {
  known ??= fetch(OUTBOX, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  return known
}

export const outboxOf = (recipient: string) => `${OUTBOX}?${new URLSearchParams({ to: recipient })}`

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
