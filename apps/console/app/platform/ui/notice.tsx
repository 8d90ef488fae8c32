import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  warning: 'bg-warning-soft text-warning border-warning-line',
  danger: 'bg-danger-soft text-danger border-danger-line',
  info: 'bg-new-soft text-new border-new-line',
}

/** A line across the page that stays as long as it is true. */
export function Notice(props: {
  look: keyof typeof LOOKS
  Icon: LucideIcon
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div
      role="status"
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-2 text-small font-semibold',
        LOOKS[props.look],
      )}
    >
      <props.Icon size={18} aria-hidden="true" className="shrink-0" />
      <span className="flex-1">{props.children}</span>
      {props.action}
    </div>
  )
}
