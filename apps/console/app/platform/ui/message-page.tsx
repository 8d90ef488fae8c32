import { EmptyState } from '@sufra/web/ui/empty-state'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Nothing to work on: the page says so, and nothing else. */
export function MessagePage(props: {
  Icon: LucideIcon
  title: string
  hint?: string
  action: ReactNode
}) {
  return (
    <div className="m-auto">
      <EmptyState
        level={1}
        art={<props.Icon size={44} aria-hidden="true" />}
        title={props.title}
        hint={props.hint}
        action={props.action}
      />
    </div>
  )
}
