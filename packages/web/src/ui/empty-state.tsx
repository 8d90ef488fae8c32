import type { ReactNode } from 'react'

/** Nothing to show: says so, with one link onwards. */
export function EmptyState(props: {
  art: ReactNode
  title: string
  hint?: string | undefined
  action: ReactNode
  /** The page's own heading, or a part's. */
  level?: 1 | 2
}) {
  const Heading = props.level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-14 text-center">
      <div className="grid size-[120px] place-items-center rounded-full bg-primary-soft text-primary-text">
        {props.art}
      </div>
      <Heading className="text-h2 font-bold">{props.title}</Heading>
      {props.hint && <p className="text-text2">{props.hint}</p>}
      <div className="flex flex-wrap justify-center gap-3 pt-3">{props.action}</div>
    </div>
  )
}
