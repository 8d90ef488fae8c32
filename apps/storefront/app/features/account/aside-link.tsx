import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to another sign-in page, after a word on whom it is for. */
export function AsideLink(props: { lead?: string; to: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-text2">
      {props.lead}
      <Link
        to={props.to}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
      >
        {props.children}
      </Link>
    </p>
  )
}
