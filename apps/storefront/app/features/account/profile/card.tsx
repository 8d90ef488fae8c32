import type { ReactNode } from 'react'

export function ProfileCard(props: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface px-5 pt-3 pb-5">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-h3 font-semibold">{props.title}</h2>
        {props.action}
      </div>
      {props.children}
    </section>
  )
}
