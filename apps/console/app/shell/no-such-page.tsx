import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/text-provider.tsx'
import { buttonClass } from '../ui/button.ts'
import { MessagePage } from '../ui/message-page.tsx'

export function NoSuchPage() {
  const text = useText()
  return (
    <main className="flex min-h-dvh">
      <title>{text('no_such_page')}</title>
      <MessagePage
        Icon={Compass}
        title={text('no_such_page')}
        action={
          <Link to="/board" className={buttonClass('ink')}>
            {text('to_the_board')}
          </Link>
        }
      />
    </main>
  )
}
