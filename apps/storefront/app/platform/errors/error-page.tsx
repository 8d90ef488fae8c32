import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { CircleAlert, UtensilsCrossed } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import { requests } from '../loading/loading-progress.ts'
import { isMissing, messageOf } from './error-message.ts'

/** Shown for a page that is not there and for anything that went wrong; works without a brand. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText()
  const missing = isMissing(error)
  useEffect(() => {
    if (!missing) requests.fail()
  }, [missing])

  return (
    <EmptyState
      level={1}
      art={missing ? <UtensilsCrossed size={52} /> : <CircleAlert size={52} />}
      title={missing ? text('page_not_found') : (messageOf(error) ?? text('error_occured'))}
      hint={missing ? text('page_not_found_hint') : text('error_hint')}
      action={
        <>
          {!missing && (
            // biome-ignore lint/a11y/useValidAnchor: leads to this very page, where whatever failed is asked for again
            <a href="" className={buttonClass('primary')}>
              {text('try_again')}
            </a>
          )}
          <a href="/" className={buttonClass(missing ? 'primary' : 'secondary')}>
            {text('go_home')}
          </a>
        </>
      }
    />
  )
}
