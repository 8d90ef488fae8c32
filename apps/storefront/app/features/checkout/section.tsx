import type { ReactNode } from 'react'

/** A part of the checkout with its name. */
export function CheckoutSection(props: { id?: string; title: string; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-label={props.title}
      className="flex scroll-mt-24 flex-col gap-2 rounded-card border border-line bg-surface p-4 desktop:p-5"
    >
      <h2 className="text-h3 font-semibold">{props.title}</h2>
      {props.children}
    </section>
  )
}
