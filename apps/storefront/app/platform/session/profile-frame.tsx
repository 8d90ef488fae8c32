import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { ProfileLinks } from './profile-links.tsx'

/** The pages about the customer's own things: beside their list on desktops, below a way back to it on phones. */
export function ProfileFrame(props: {
  title: string
  hint?: string
  /** Of the page: something to add, for example. */
  action?: ReactNode
  isOverview?: boolean
  children: ReactNode
}) {
  const text = useText()
  return (
    <div className="page gutter pt-4 desktop:grid desktop:grid-cols-[270px_minmax(0,1fr)] desktop:gap-10 desktop:pt-8">
      <div className="max-desktop:hidden">
        <div className="sticky top-[6.5rem]">
          <ProfileLinks look="rail" />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            {!props.isOverview && (
              <Link
                to="/user/profile"
                className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-tile pe-3 text-small font-semibold text-primary-text hover:underline desktop:hidden"
              >
                <ChevronLeft size={20} aria-hidden="true" className="mirrored" />
                {text('my_account')}
              </Link>
            )}
            <h1 className="text-h1 font-bold">{props.title}</h1>
            {props.hint && <p className="pt-1 text-text2">{props.hint}</p>}
          </div>
          {props.action}
        </header>
        {props.children}
      </div>
    </div>
  )
}
