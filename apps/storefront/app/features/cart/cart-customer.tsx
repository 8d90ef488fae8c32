import { BadgeCheck, CircleAlert, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { verifyPage } from '../../platform/session/account-pages.ts'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'

const CART = '/menu?page=cart'
const labelClass =
  'inline-flex shrink-0 items-center gap-1 rounded-chip px-2 py-0.5 text-micro font-semibold'

/** In the cart: who is ordering, and whether we know that the mobile number is theirs. */
export function CartCustomer() {
  const text = useText()
  const user = useCurrentUser()
  if (!user) return null
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-4 py-3">
      <UserRound size={20} aria-hidden="true" className="shrink-0 text-text2" />
      <bdi className="min-w-0 flex-1 truncate font-medium">
        {`${user.firstName} ${user.lastName}`.trim() || text('account')}
      </bdi>
      {user.status === 'verified' ? (
        <span className={`${labelClass} bg-success-soft text-success`}>
          <BadgeCheck size={14} aria-hidden="true" />
          {text('mobile_verified')}
        </span>
      ) : (
        <>
          <span className={`${labelClass} bg-warning-soft text-warning`}>
            <CircleAlert size={14} aria-hidden="true" />
            {text('mobile_not_verified')}
          </span>
          <Link
            to={verifyPage(CART)}
            className="inline-flex min-h-11 w-full items-center ps-8 text-small font-semibold text-primary-text hover:underline"
          >
            {text('verify_now')}
          </Link>
        </>
      )}
    </section>
  )
}
