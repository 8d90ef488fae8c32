import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** On touch screens it takes no room, and looking would lay the page out. */
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
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)

  // Undone while the dialog is still in the page: only then does closing it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    // The page behind keeps its place and its width while it cannot scroll.
    const { style } = document.documentElement
    // A dialog within a dialog leaves the page as it found it.
    const { overflow, scrollbarGutter } = style
    if (hasScrollbar()) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    // Last, because it lays the page out: once, with all of the above.
    dialog?.showModal()
    return () => {
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
      dialog?.close()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, which the platform reports as cancel
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
      onClick={(event) => {
        if (event.target === event.currentTarget) props.onClose()
      }}
    >
      {props.children}
    </dialog>
  )
}
