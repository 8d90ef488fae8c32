import { iconButtonClass } from '@sufra/web/ui/button'
import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useCurrentUser } from './use-current-user.ts'

/** To the customer's own page; whoever is not signed in yet signs in first. */
export function ProfileButton({ onSignIn }: { onSignIn: () => void }) {
  const text = useText()
  const className = `${iconButtonClass} desktop:hidden`
  const content = (
    <>
      <UserRound size={22} aria-hidden="true" />
      <span className="sr-only">{text('your_profile')}</span>
    </>
  )
  if (useCurrentUser()) {
    return (
      <Link to="/user/profile" className={className}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" onClick={onSignIn} aria-haspopup="dialog" className={className}>
      {content}
    </button>
  )
}
