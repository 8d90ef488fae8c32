import { lazy, Suspense } from 'react'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useOwnAllergens } from '../allergens/own-allergens.ts'

const Judged = lazy(withMoreTexts(() => import('./judged-item.tsx')))

/** On a card: what the visitor's own list says of the item. Whoever has no list downloads nothing for it. */
export function ItemAllergenMark({ itemId }: { itemId: number }) {
  if (useOwnAllergens().length === 0) return null
  return (
    <Suspense>
      <Judged itemId={itemId} />
    </Suspense>
  )
}
