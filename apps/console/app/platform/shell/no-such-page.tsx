import { smallButtonClass } from '@sufra/web/ui/button'
import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/text-provider.tsx'
import { MessagePage } from '../ui/message-page.tsx'

/** Also for what somebody's role does not show them. */
export function NoSuchPage() {
  const text = useText()
  return (
    <main className="flex min-h-dvh">
      <title>{text('no_such_page')}</title>
      <MessagePage
        Icon={Compass}
        title={text('no_such_page')}
        action={
          <Link to="/board" className={smallButtonClass('primary')}>
            {text('to_the_board')}
          </Link>
        }
      />
    </main>
  )
}
