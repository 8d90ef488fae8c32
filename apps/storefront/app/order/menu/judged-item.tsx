import { useEffect } from 'react'
import { AllergenMarks } from '../allergens/allergen-marks.tsx'
import { useAllergenGuard } from '../allergens/use-allergen-guard.ts'
import { loadItems, useItems } from './use-items.ts'

export default function JudgedItem({ itemId }: { itemId: number }) {
  const guard = useAllergenGuard()
  const item = useItems()?.get(itemId)
  useEffect(loadItems, [])
  return guard && item ? <AllergenMarks warning={guard.ofItem(item)} /> : null
}
