import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#app/platform/i18n/use-text.ts'
import { signInPage } from '#app/platform/session/sign-in-paths.ts'

/** One task in one column; on larger screens a card of its own. */
export function AccountFrame(props: { title: string; hint?: string | false; children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-[461px] flex-col gap-5 px-4 pt-6 tablet:mt-8 tablet:rounded-card tablet:border tablet:border-line tablet:bg-surface tablet:p-8">
      <div>
        <h1 className="text-h1 font-bold">{props.title}</h1>
        {props.hint && <p className="pt-1 text-text2">{props.hint}</p>}
      </div>
      {props.children}
    </div>
  )
}

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

/** To the sign-in page and back to where it was asked for. */
export function SignInAgain() {
  const text = useText()
  const { pathname, search } = useLocation()
  return (
    <Link
      to={signInPage(pathname + search)}
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {text('sign_in_again')}
    </Link>
  )
}
