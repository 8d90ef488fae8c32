import { LogOut } from 'lucide-react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSignOut } from '../../../platform/session/use-sign-out.ts'
import { buttonClass } from '../../../platform/ui/button.ts'

export function SignOutButton() {
  const text = useText()
  const signOut = useSignOut()
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      className={buttonClass('secondary', 'tablet:self-start')}
    >
      <LogOut size={18} aria-hidden="true" className="mirrored" />
      {text('sign_out')}
    </button>
  )
}
