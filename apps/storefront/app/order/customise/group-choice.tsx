import { countIn } from '@sufra/domain/menu/choosing'
import type { CustomisationFault } from '@sufra/domain/menu/customisation-faults'
import { boundsOf, type ModifierGroup } from '@sufra/domain/menu/menu-item'
import { wordsIn } from '@sufra/domain/text/locales'
import { Check, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { ModifierRow } from './modifier-row.tsx'
import type { CustomisationControl, PickPath } from './use-customisation.ts'
import { useGroupRule } from './use-group-rule.ts'

export function GroupChoice(props: {
  group: ModifierGroup
  chosen: Readonly<Record<number, number>>
  path: PickPath
  control: CustomisationControl
  fault: CustomisationFault | undefined
}) {
  const { group, chosen, path, control, fault } = props
  const text = useText()
  const rule = useGroupRule()
  const noteId = useId()
  const { locale } = useBrand()
  const bounds = boundsOf(group)
  const count = countIn(group, chosen)
  const isFull = bounds.maximum > 1 && count >= bounds.maximum
  const isRefused =
    control.refusal?.groupId === group.id && control.refusal.why === 'maximum-reached'

  return (
    <fieldset
      data-group={group.id}
      aria-describedby={noteId}
      className={`min-w-0 scroll-mt-24 rounded-card border bg-surface p-4 ${fault ? 'border-danger' : 'border-line'}`}
    >
      <legend className="float-start w-full">
        <span className="flex items-start justify-between gap-3">
          <span className="text-h3 font-semibold">{wordsIn(group.names, locale)}</span>
          <State
            isRequired={bounds.minimum > 0}
            isSatisfied={count >= bounds.minimum && count > 0}
          />
        </span>
      </legend>
      <p id={noteId} className="clear-both pb-1 text-small text-text2">
        {rule(bounds)}
        {bounds.maximum > 1 && count > 0 && (
          <span className="tabular-nums">
            {' · '}
            {text('chosen_of', { chosen: count, maximum: bounds.maximum })}
          </span>
        )}
      </p>
      {fault && (
        <p
          role="alert"
          className="flex items-center gap-1.5 pb-1 text-small font-medium text-danger"
        >
          <CircleAlert size={16} aria-hidden="true" />
          {fault.kind === 'below-minimum'
            ? text('must_select', { count: fault.needed })
            : text(fault.kind === 'sold-out' ? 'sold_out' : 'maximum_reached')}
        </p>
      )}
      {(isFull || isRefused) && !fault && (
        <p role="status" className="pb-1 text-small font-medium text-warning">
          {text('maximum_reached')}
        </p>
      )}
      <ul className="divide-y divide-line">
        {group.modifiers.map((modifier) => (
          <ModifierRow
            key={modifier.id}
            group={group}
            modifier={modifier}
            quantity={chosen[modifier.id] ?? 0}
            isFull={isFull}
            path={path}
            control={control}
          />
        ))}
      </ul>
    </fieldset>
  )
}

function State({ isRequired, isSatisfied }: { isRequired: boolean; isSatisfied: boolean }) {
  const text = useText()
  if (isRequired && isSatisfied) {
    return (
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success">
        <Check size={16} aria-hidden="true" />
        <span className="sr-only">{text('satisfied')}</span>
      </span>
    )
  }
  return (
    <span
      className={`shrink-0 rounded-chip px-2 py-0.5 text-micro font-semibold ${isRequired ? 'bg-primary-soft text-primary-text' : 'bg-surface2 text-text2'}`}
    >
      {text(isRequired ? 'required' : 'optional')}
    </span>
  )
}
