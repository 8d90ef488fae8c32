import { PlugZap } from 'lucide-react'
import { useRevalidator, useRouteError } from 'react-router'
import { firstLocale } from '../i18n/locale-store.ts'
import { translator } from '../i18n/texts.ts'
import { refusalText } from '../session/refusal-text.ts'
import { buttonClass } from '../ui/button.ts'
import { MessagePage } from '../ui/message-page.tsx'

/** Stands without brand and provider: either may be what failed. */
export function FailurePage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const text = translator(firstLocale('en-us'))
  return (
    <main className="flex min-h-dvh">
      <MessagePage
        Icon={PlugZap}
        title={text('console_failed')}
        hint={refusalText(error, text)}
        action={
          <button
            type="button"
            className={buttonClass('ink')}
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {text('try_again')}
          </button>
        }
      />
    </main>
  )
}
