import { lazy, Suspense } from 'react'
import { useItemSheet } from '#app/order/menu/open-item.ts'
import { useHydrated } from '#app/platform/ui/hydrated.ts'
import { withMoreTexts } from '../../platform/i18n/texts.ts'

const ItemSheet = lazy(withMoreTexts(() => import('./item-sheet.tsx')))

/** By itself, so that nothing else is drawn anew when a sheet opens. */
export function ItemSheetHost() {
  const { itemId } = useItemSheet()
  const isHydrated = useHydrated()
  if (!isHydrated || itemId === null) return null
  return (
    <Suspense>
      <ItemSheet itemId={itemId} />
    </Suspense>
  )
}
