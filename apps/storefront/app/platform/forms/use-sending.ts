import { useRef, useState } from 'react'
import { NOTHING_REFUSED, type Refused, refusedBy } from './refused.ts'

type Terms = { shown: readonly string[]; otherwise: string }

/** Sends a form, once at a time, and keeps what the server has against it. */
export function useSending({ shown, otherwise }: Terms) {
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>(NOTHING_REFUSED)
  const isBusy = useRef(false)

  /** True once the work is done; its refusals are shown, anything else is a bug and stays one. */
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSending(true)
    setRefused(NOTHING_REFUSED)
    try {
      await work()
      return true
    } catch (failure) {
      setRefused(refusedBy(failure, { shown, otherwise }))
      return false
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }
  return { isSending, refused, setRefused, send }
}
