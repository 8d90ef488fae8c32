import { ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useOwnAllergens } from './own-allergens.ts'

const AllergenDialog = lazy(() => import('./allergen-dialog.tsx'))

/** In the side menu: what the visitor must avoid. */
export function AllergenEntry() {
  const text = useText()
  const own = useOwnAllergens()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ms-3 flex min-h-11 w-full items-center gap-3 rounded-tile px-3 text-start font-medium hover:bg-surface2"
      >
        <ShieldAlert size={20} aria-hidden="true" className="text-text2" />
        {text('my_allergens')}
        {own.length > 0 && (
          <span className="ms-auto rounded-full bg-surface2 px-2 text-small tabular-nums">
            {own.length}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <AllergenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}
