import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** What is wrong with a form as a whole; read aloud as soon as it stands there. */
export function FormError({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-input bg-danger-soft px-3 py-2.5 text-small text-danger"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line font-medium">{children}</p>
        {action}
      </div>
    </div>
  )
}
