import type { DeclaredAllergens } from '@sufra/domain/menu/menu-item'
import type { AllergenLevel } from '@sufra/domain/vocabulary/allergens'
import { CircleHelp, TriangleAlert } from 'lucide-react'
import { useList } from '../../platform/format/use-list.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/** Contains, may contain and unknown are three different things and never share a look. */
export function AllergenNote({ allergens }: { allergens: DeclaredAllergens }) {
  const text = useText()
  if (allergens === null) {
    return (
      <p className="flex items-start gap-2 text-small text-text2">
        <CircleHelp size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        {text('allergens_unknown')}
      </p>
    )
  }
  if (allergens.length === 0) {
    return <p className="text-small text-text2">{text('allergens_none')}</p>
  }
  return (
    <dl className="flex flex-col gap-2">
      <Level allergens={allergens} level="contains" />
      <Level allergens={allergens} level="may-contain" />
    </dl>
  )
}

function Level(props: { allergens: NonNullable<DeclaredAllergens>; level: AllergenLevel }) {
  const text = useText()
  const declared = props.allergens.filter(({ level }) => level === props.level)
  if (declared.length === 0) return null
  const isCertain = props.level === 'contains'
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <dt className="flex items-center gap-1.5 text-small font-semibold">
        {isCertain && <TriangleAlert size={16} aria-hidden="true" className="text-warning" />}
        {text(isCertain ? 'allergens_contains' : 'allergens_may_contain')}
      </dt>
      {declared.map(({ id }) => (
        <dd
          key={id}
          className={`rounded-chip px-2 py-0.5 text-small ${isCertain ? 'bg-warning-soft font-medium text-warning' : 'border border-dashed border-control text-text2'}`}
        >
          {text(`allergen_${id}`)}
        </dd>
      ))}
    </div>
  )
}

/** An option's allergens on one line; nothing for an option without any. */
export function AllergenLine({ allergens }: { allergens: DeclaredAllergens }) {
  const text = useText()
  const list = useList()
  if (!allergens) return null
  const named = (wanted: AllergenLevel) =>
    allergens.filter(({ level }) => level === wanted).map(({ id }) => text(`allergen_${id}`))
  const [contains, mayContain] = [named('contains'), named('may-contain')]
  return (
    <>
      {contains.length > 0 && (
        <span>
          {text('allergens_contains')}: {list(contains)}
        </span>
      )}
      {mayContain.length > 0 && (
        <span>
          {text('allergens_may_contain')}: {list(mayContain)}
        </span>
      )}
    </>
  )
}
