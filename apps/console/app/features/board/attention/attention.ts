export type Attention = ReturnType<typeof openAttention>

/** The bell is rung again this often, until somebody looks. */
const AGAIN_MS = 8_000
const FLASH_MS = 1_000

/** Calls for somebody when something has come, and stops when somebody is there. */
export function openAttention({ ring }: { ring(): void }) {
  let unseen: ReadonlySet<string> = new Set()
  let isLit = false
  const timers: ReturnType<typeof setInterval>[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function stopCalling() {
    for (const timer of timers.splice(0)) clearInterval(timer)
    isLit = false
  }

  function flash() {
    isLit = !isLit
    tell()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unseen: () => unseen,
    /** How many to show in the title at this moment of its flashing; 0: the usual title. */
    flashing: () => (isLit ? unseen.size : 0),
    call(ids: readonly string[]) {
      stopCalling()
      unseen = new Set([...unseen, ...ids])
      timers.push(setInterval(ring, AGAIN_MS), setInterval(flash, FLASH_MS))
      ring()
      flash()
    },
    /** Somebody has touched the page, or come back to it. */
    look() {
      if (unseen.size === 0) return
      stopCalling()
      unseen = new Set()
      tell()
    },
  }
}
