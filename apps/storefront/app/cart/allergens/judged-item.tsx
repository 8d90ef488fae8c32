import '../../i18n/more-texts.ts'
import { useEffect } from 'react'
import { loadItems, useItems } from '../../ordering/use-items.ts'
import { AllergenMarks } from './allergen-marks.tsx'
import { useAllergenGuard } from './use-allergen-guard.ts'

export default function JudgedItem({ itemId }: { itemId: number }) {
  const guard = useAllergenGuard()
  const item = useItems()?.get(itemId)
  useEffect(loadItems, [])
  return guard && item ? <AllergenMarks warning={guard.ofItem(item)} /> : null
}
