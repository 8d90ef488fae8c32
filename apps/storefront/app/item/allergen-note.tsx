import { CircleHelp, TriangleAlert } from 'lucide-react'
import { useList } from '../i18n/use-list.ts'
import { useText } from '../i18n/use-text.ts'
import { FactCard } from './fact-card.tsx'
import type { Allergens, NamedAllergen } from './item-model.ts'

/** Contains, may contain and unknown are three different things and never share a look. */
export function AllergenNote({ allergens }: { allergens: Allergens }) {
  const text = useText()
  return (
    <FactCard title={text('allergens')}>
      {allergens === null ? (
        <p className="flex items-start gap-2 text-small text-text2">
          <CircleHelp size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {text('allergens_unknown')}
        </p>
      ) : allergens.contains.length + allergens.mayContain.length === 0 ? (
        <p className="text-small text-text2">{text('allergens_none')}</p>
      ) : (
        <dl className="flex flex-col gap-3">
          <Level term={text('allergens_contains')} allergens={allergens.contains} isCertain />
          <Level term={text('allergens_may_contain')} allergens={allergens.mayContain} />
        </dl>
      )}
    </FactCard>
  )
}

function Level(props: { term: string; allergens: NamedAllergen[]; isCertain?: boolean }) {
  if (props.allergens.length === 0) return null
  return (
    <div>
      <dt className="flex items-center gap-1.5 pb-1.5 text-small font-semibold">
        {props.isCertain && <TriangleAlert size={16} aria-hidden="true" className="text-warning" />}
        {props.term}
      </dt>
      <dd className="flex flex-wrap gap-1.5">
        {props.allergens.map(({ id, name }) => (
          <span
            key={id}
            className={`rounded-chip px-2 py-1 text-small ${props.isCertain ? 'bg-warning-soft font-medium text-warning' : 'border border-dashed border-control text-text2'}`}
          >
            {name}
          </span>
        ))}
      </dd>
    </div>
  )
}

/** An option's allergens on one line; an option that declares none says nothing. */
export function AllergenLine({ allergens }: { allergens: Allergens }) {
  const text = useText()
  const list = useList()
  if (!allergens) return null
  const { contains, mayContain } = allergens
  return (
    <>
      {contains.length > 0 && (
        <span>
          {text('allergens_contains')}: {list(contains.map(({ name }) => name))}
        </span>
      )}
      {mayContain.length > 0 && (
        <span>
          {text('allergens_may_contain')}: {list(mayContain.map(({ name }) => name))}
        </span>
      )}
    </>
  )
}
