import { showsGuestNotice } from '@sufra/domain/people/customer-rights'
import { Gift, LogIn, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { signInPage, signUpPage } from '#app/platform/session/sign-in-paths.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentUser, useMay } from '../../platform/session/use-current-user.ts'
import { useSignOut } from '../../platform/session/use-sign-out.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

const entryClass =
  '-ms-3 flex min-h-11 items-center gap-3 rounded-tile px-3 text-start font-medium hover:bg-surface2'

/** The side menu's way to the customer's own pages, or to the sign-in page. */
export function AccountEntries() {
  const text = useText()
  const { hasLoyalty } = useBrand()
  const user = useCurrentUser()
  const mayCollect = useMay('loyalty')
  const page = useOwnPage()
  if (!user) {
    return (
      <Entry to={signInPage(page)} icon={<LogIn size={20} className="mirrored" />}>
        {text('sign_in')}
      </Entry>
    )
  }
  return (
    <>
      <Entry to="/user/profile" icon={<UserRound size={20} />}>
        <span className="shrink-0">{text('account')}</span>
        <bdi className="ms-auto min-w-0 truncate text-small font-normal text-text2">
          {user.firstName}
        </bdi>
      </Entry>
      {hasLoyalty && mayCollect && (
        <Entry to="/user/profile/loyalty" icon={<Gift size={20} />}>
          {text('loyalty')}
        </Entry>
      )}
    </>
  )
}

/** Says that the customer is signed in as a guest, with a link to register. */
export function GuestEntry() {
  const text = useText()
  const page = useOwnPage()
  if (!showsGuestNotice(useCurrentUser())) return null
  return (
    <div className="mb-2 flex flex-col rounded-tile bg-secondary-soft px-4 py-2 text-small">
      <p className="pt-1 font-medium">{text('signed_in_as_guest')}</p>
      <Link
        to={signUpPage(page)}
        replace
        className="inline-flex min-h-11 items-center self-start font-semibold text-secondary-text underline underline-offset-4"
      >
        {text('create_account')}
      </Link>
    </div>
  )
}

export function SignOutEntry() {
  const text = useText()
  const signOut = useSignOut()
  if (!useCurrentUser()) return null
  return (
    <li>
      <button type="button" onClick={signOut} className={`${entryClass} w-full`}>
        <LogOut size={20} aria-hidden="true" className="mirrored text-text2" />
        {text('sign_out')}
      </button>
    </li>
  )
}

function Entry(props: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link to={props.to} replace className={entryClass}>
        <span className="text-text2">{props.icon}</span>
        {props.children}
      </Link>
    </li>
  )
}

function useOwnPage(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
