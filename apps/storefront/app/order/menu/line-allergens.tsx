import type { CartLine } from '@sufra/domain/cart/cart-line'
import { AllergenMarks } from '../allergens/allergen-marks.tsx'
import { useAllergenGuard } from '../allergens/use-allergen-guard.ts'
import { useItems } from './use-items.ts'

/** Everything chosen with the line counts. Nothing is said before the menu is here to judge by. */
export function LineAllergens({ line }: { line: CartLine }) {
  const guard = useAllergenGuard()
  const items = useItems()
  if (!guard || !items) return null
  return (
    <p className="flex flex-wrap gap-1 empty:hidden">
      <AllergenMarks warning={guard.ofLine(line, items.get(line.itemId) ?? null)} />
    </p>
  )
}
