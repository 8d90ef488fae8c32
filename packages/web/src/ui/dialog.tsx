import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../page/after-paint.ts'

/** On touch screens the scrollbar takes no room, and measuring would force a layout. */
const hasScrollbar = () =>
  !window.matchMedia('(pointer: coarse)').matches &&
  window.innerWidth > document.documentElement.clientWidth

/**
 * The platform's own modal: focus stays inside and returns, Escape closes, the page behind is inert.
 * It is open while it is rendered.
 */
export function Dialog(props: {
  label: string
  className: string
  onClose: () => void
  /**
   * Seen before the page behind it is made inert, which on a long page takes a phone longer than all the
   * rest. Its class must place it over the page by itself.
   */
  isSeenFirst?: boolean
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const { isSeenFirst = false } = props

  // Undone while the dialog is still in the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    // The page behind keeps its place and its width while it cannot scroll.
    const { style } = document.documentElement
    // A dialog within a dialog leaves the page as it found it.
    const { overflow, scrollbarGutter } = style
    const open = () => {
      if (hasScrollbar()) style.scrollbarGutter = 'stable'
      style.overflow = 'hidden'
      dialog?.removeAttribute('open')
      // Last, because it lays the page out: once, with all of the above.
      dialog?.showModal()
    }
    // Under another dialog it could not be seen.
    const isFirst = isSeenFirst && !document.querySelector(':modal')
    if (isFirst) dialog?.show()
    const callOff = isFirst ? afterPaint(open) : open()
    return () => {
      callOff?.()
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
      dialog?.close()
      // After show() and showModal() the browser no longer knows what opened the dialog.
      if (isFirst && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isSeenFirst])

  return (
    <dialog
      ref={ref}
      aria-label={props.label}
      className={props.className}
      onCancel={(event) => {
        // React lets it rise from a dialog within this one, which alone is meant.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        props.onClose()
      }}
      onKeyDown={({ key, currentTarget }) => {
        // Once the dialog is modal the browser reports Escape itself.
        if (key === 'Escape' && !currentTarget.matches(':modal')) props.onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose()
      }}
    >
      {props.children}
    </dialog>
  )
}
