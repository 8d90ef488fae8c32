import { BadgeCheck, CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { verifyPage } from '#app/platform/session/sign-in-paths.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { CurrentUser } from '../../../platform/session/current-user.ts'
import { useOwn } from '../../../platform/session/use-own.ts'
import { ownProfile } from './own-profile.ts'

/** Who is signed in, and whether we know that the mobile number is theirs. */
export function Identity({ user }: { user: CurrentUser }) {
  const { state, value } = useOwn(ownProfile)
  const isOnItsWay = state === 'unasked' || state === 'asking'
  const username = value?.attributes.username
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-primary-soft text-h2 font-bold text-primary-text"
      >
        {initialOf(user)}
      </span>
      <div className="min-w-0">
        <p className="text-h2 font-bold wrap-anywhere">
          <bdi>{`${user.firstName} ${user.lastName}`.trim()}</bdi>
        </p>
        <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-text2">
          {isOnItsWay && <NumberSkeleton />}
          {username && (
            <bdi dir="ltr" className="tabular-nums">
              +{username}
            </bdi>
          )}
          <Standing isVerified={user.status === 'verified'} />
        </p>
      </div>
    </div>
  )
}

function Standing({ isVerified }: { isVerified: boolean }) {
  const text = useText()
  if (isVerified) {
    return (
      <span className="inline-flex items-center gap-1 rounded-chip bg-success-soft px-2 py-0.5 text-micro font-semibold text-success">
        <BadgeCheck size={14} aria-hidden="true" />
        {text('mobile_verified')}
      </span>
    )
  }
  return (
    <>
      <span className="inline-flex items-center gap-1 rounded-chip bg-warning-soft px-2 py-0.5 text-micro font-semibold text-warning">
        <CircleAlert size={14} aria-hidden="true" />
        {text('mobile_not_verified')}
      </span>
      <Link
        to={verifyPage('/user/profile')}
        className="inline-flex min-h-11 items-center text-small font-semibold text-primary-text hover:underline"
      >
        {text('verify_number')}
      </Link>
    </>
  )
}

/** As large as what comes in its place, so that nothing below it moves. */
export const IdentitySkeleton = () => (
  <div className="flex animate-pulse items-center gap-4">
    <span className="size-16 shrink-0 rounded-full bg-surface2" />
    <div className="min-w-0">
      <p className="text-h2">
        <span className="inline-block h-7 w-44 max-w-full rounded-chip bg-surface2 align-middle" />
      </p>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <NumberSkeleton />
        <span className="invisible">
          <Standing isVerified />
        </span>
      </p>
    </div>
  </div>
)

const NumberSkeleton = () => (
  <span aria-hidden="true" className="rounded-chip bg-surface2 text-transparent tabular-nums">
    +966500000000
  </span>
)

/** One letter, because two would join to a word in Arabic; surrogate pairs stay whole. */
const initialOf = ({ firstName }: CurrentUser) => [...firstName.trim()].slice(0, 1)
