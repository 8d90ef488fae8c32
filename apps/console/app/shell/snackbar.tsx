import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'

type Message = { text: string; id: number }

const SHOWN_MS = 5_000
let message: Message | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: Message | null) {
  message = next
  for (const listener of listeners) listener()
}

/** Says what went wrong with something just tried. One at a time. */
export function showSnackbar(text: string) {
  clearTimeout(timer)
  show({ text, id: ++count })
  timer = setTimeout(() => show(null), SHOWN_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function SnackbarHost() {
  const shown = useSyncExternalStore(subscribe, () => message)
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-10 flex justify-center px-4"
    >
      {shown && (
        <p
          key={shown.id}
          className="flex items-center gap-2 rounded-tile bg-ink px-5 py-3 font-semibold text-on-ink shadow-dialog"
        >
          <CircleAlert size={20} aria-hidden="true" className="shrink-0" />
          {shown.text}
        </p>
      )}
    </div>
  )
}
