import { UtensilsCrossed } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { buttonClass } from '../../platform/ui/button.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'

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
