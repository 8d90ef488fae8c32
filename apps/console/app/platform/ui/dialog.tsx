import { iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

/** A dialog that says at its top what it is about, beside the button that closes it. */
export function TitledDialog(props: {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      label={props.title}
      onClose={props.onClose}
      className="w-[min(461px,calc(100vw-2rem))] rounded-card bg-surface shadow-e4"
    >
      <div className="flex items-start justify-between gap-3 ps-6 pe-3 pt-4">
        <h2 className="pt-2 text-h3 font-bold">{props.title}</h2>
        <button type="button" className={iconButtonClass} onClick={props.onClose}>
          <X size={20} aria-hidden="true" />
          <span className="sr-only">{props.closeLabel}</span>
        </button>
      </div>
      <div className="px-6 pt-1 pb-6">{props.children}</div>
    </Dialog>
  )
}
