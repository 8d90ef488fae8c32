import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { buttonClass } from '../ui/button.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { PoweredBy } from './powered-by.tsx'

export function EmptyCart() {
  const text = useText()
  return (
    <>
      <EmptyState
        art={<ShoppingBag size={52} aria-hidden="true" />}
        title={text('cart_empty')}
        hint={text('cart_empty_hint')}
        action={
          <Link to="/menu" replace className={buttonClass('primary')}>
            {text('browse_categories')}
          </Link>
        }
      />
      <div className="mt-auto">
        <PoweredBy />
      </div>
    </>
  )
}
