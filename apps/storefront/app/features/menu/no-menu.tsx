import { buttonClass } from '@sufra/web/ui/button'
import { EmptyState } from '@sufra/web/ui/empty-state'
import { UtensilsCrossed } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'

export function NoMenu() {
  const text = useText()
  return (
    <EmptyState
      level={1}
      art={<UtensilsCrossed size={52} />}
      title={text('menu_not_found')}
      hint={text('menu_not_found_hint')}
      action={
        <a href="/" className={buttonClass('primary')}>
          {text('go_home')}
        </a>
      }
    />
  )
}
