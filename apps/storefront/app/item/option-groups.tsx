import { useText } from '../i18n/use-text.ts'
import { usePlace } from '../place/use-place.ts'
import { Price } from '../ui/price.tsx'
import { usePrice } from '../visit/use-brand.ts'
import { AllergenLine } from './allergen-note.tsx'
import { FactCard } from './fact-card.tsx'
import type { Option, OptionGroup } from './item-model.ts'
import { useGroupRule } from './use-group-rule.ts'

export function OptionGroups({ groups }: { groups: OptionGroup[] }) {
  return groups.map((group) => <Group key={group.id} group={group} />)
}

function Group({ group }: { group: OptionGroup }) {
  const text = useText()
  const rule = useGroupRule()
  const isRequired = group.minimum > 0
  return (
    <FactCard
      title={group.name}
      hint={rule(group)}
      badge={
        <span
          className={`shrink-0 rounded-chip px-2 py-0.5 text-micro font-semibold ${isRequired ? 'bg-primary-soft text-primary-text' : 'bg-surface2 text-text2'}`}
        >
          {text(isRequired ? 'required' : 'optional')}
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {group.options.map((option) => (
          <OptionRow key={option.id} option={option} />
        ))}
      </ul>
    </FactCard>
  )
}

function OptionRow({ option }: { option: Option }) {
  const text = useText()
  const price = usePrice()
  const { location } = usePlace()
  const isOut = location !== null && option.outOfStockLocations.includes(location.id)
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <span className={isOut ? 'text-text2 line-through' : undefined}>{option.name}</span>
        <span className="flex flex-wrap gap-x-3 text-caption text-text2">
          {isOut && <span className="text-warning">{text('sold_out')}</span>}
          {option.isDefault && <span>{text('default_choice')}</span>}
          {option.maximum > 1 && <span>{text('up_to_each', { count: option.maximum })}</span>}
          {option.calories ? <span>{text('kcal', { count: option.calories })}</span> : null}
          <AllergenLine allergens={option.allergens} />
        </span>
      </div>
      <span className="shrink-0 text-small text-text2">
        {option.price === 0 ? (
          text('included')
        ) : (
          <>
            <span aria-hidden="true">+ </span>
            <Price parts={price(option.price)} />
          </>
        )}
      </span>
    </li>
  )
}
