import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Nothing to work on, said plainly, with one way on. */
export function MessagePage(props: {
  Icon: LucideIcon
  title: string
  hint?: string
  action: ReactNode
}) {
  return (
    <div className="m-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center">
      <div className="grid size-20 place-items-center rounded-full bg-surface3 text-text2">
        <props.Icon size={36} aria-hidden="true" />
      </div>
      <h1 className="text-h2 font-bold">{props.title}</h1>
      {props.hint && <p className="text-text2">{props.hint}</p>}
      <div className="pt-2">{props.action}</div>
    </div>
  )
}
