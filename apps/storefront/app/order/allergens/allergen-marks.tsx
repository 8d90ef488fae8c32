import type { AllergenWarning } from '@sufra/domain/cart/allergen-guard'
import type { Allergen } from '@sufra/domain/vocabulary/allergens'
import { CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useList } from '../../platform/format/use-list.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** Contains, may contain and unknown differ in words, drawing and edge, not in colour alone. */
export function AllergenMarks({ warning }: { warning: AllergenWarning }) {
  const text = useText()
  const list = useList()
  const named = (allergens: Allergen[]) => list(allergens.map((each) => text(`allergen_${each}`)))
  const contained = allergensAt(warning, 'contains')
  const possible = allergensAt(warning, 'may-contain').filter((each) => !contained.includes(each))

  return (
    <>
      {contained.length > 0 && (
        <Mark look="border-danger bg-danger-soft text-danger" icon={<OctagonAlert size={14} />}>
          {text('own_contains', { name: named(contained) })}
        </Mark>
      )}
      {possible.length > 0 && (
        <Mark
          look="border-dashed border-warning bg-warning-soft text-warning"
          icon={<TriangleAlert size={14} />}
        >
          {text('own_may_contain', { name: named(possible) })}
        </Mark>
      )}
      {warning.undeclared.length > 0 && (
        <Mark
          look="border-dotted border-control bg-surface text-text2"
          icon={<CircleHelp size={14} />}
        >
          {text('own_unknown')}
        </Mark>
      )}
    </>
  )
}

function Mark(props: { look: string; icon: ReactNode; children: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-chip border px-1.5 py-0.5 text-micro font-semibold ${props.look}`}
    >
      <span aria-hidden="true" className="shrink-0">
        {props.icon}
      </span>
      {props.children}
    </span>
  )
}

const allergensAt = ({ found }: AllergenWarning, level: 'contains' | 'may-contain') => [
  ...new Set(found.filter((each) => each.level === level).map(({ allergen }) => allergen)),
]
