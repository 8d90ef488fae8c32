import type { ReactNode } from 'react'

/** One titled block of an item's facts. */
export function FactCard(props: {
  title: string
  hint?: string
  badge?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3 pb-2">
        <div>
          <h2 className="text-h3 font-semibold">{props.title}</h2>
          {props.hint && <p className="text-small text-text2">{props.hint}</p>}
        </div>
        {props.badge}
      </div>
      {props.children}
    </section>
  )
}
