import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { iconButtonClass } from './button.ts'

/** The platform's own modal: focus stays inside and returns, Escape closes. Open while it is rendered. */
export function Dialog(props: {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closed while still in the page: only then does the focus go back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the platform reports as cancel
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className="w-[min(461px,calc(100vw-2rem))] rounded-card bg-surface shadow-dialog"
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose()
      }}
    >
      <div className="flex items-start justify-between gap-3 ps-6 pe-3 pt-4">
        <h2 id={titleId} className="pt-2 text-h3 font-bold">
          {props.title}
        </h2>
        <button type="button" className={iconButtonClass} onClick={props.onClose}>
          <X size={20} aria-hidden="true" />
          <span className="sr-only">{props.closeLabel}</span>
        </button>
      </div>
      <div className="px-6 pt-1 pb-6">{props.children}</div>
    </dialog>
  )
}
