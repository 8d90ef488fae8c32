import { buttonClass } from '@sufra/web/ui/button'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { signUpPage } from './account-pages.ts'

/** What a guest customer would have more of. */
export function GuestNotice() {
  const text = useText()
  return (
    <section className="flex flex-col gap-3 rounded-card bg-secondary-soft p-5">
      <h2 className="flex items-center gap-2 text-h3 font-semibold">
        <Sparkles size={20} aria-hidden="true" className="shrink-0 text-secondary-text" />
        {text('signed_in_as_guest')}
      </h2>
      <p>{text('register_for_more_hint')}</p>
      <Link to={signUpPage('/user/profile')} className={buttonClass('secondary', 'self-start')}>
        {text('create_account')}
      </Link>
    </section>
  )
}
