import { CircleAlert, UtensilsCrossed } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { messageOf } from './error-message.ts'

/** Shown for a page that is not there and for anything that went wrong; works without a brand. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText()
  const isMissing = isRouteErrorResponse(error) && error.status === 404

  return (
    <EmptyState
      level={1}
      art={isMissing ? <UtensilsCrossed size={52} /> : <CircleAlert size={52} />}
      title={isMissing ? text('page_not_found') : (messageOf(error) ?? text('error_occured'))}
      hint={isMissing ? text('page_not_found_hint') : text('error_hint')}
      action={
        <a href="/" className={buttonClass('primary')}>
          {text('go_home')}
        </a>
      }
    />
  )
}
