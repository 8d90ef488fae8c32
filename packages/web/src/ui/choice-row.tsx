import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

type Choice<Value> = { value: Value; label: string; lang?: string; Icon?: LucideIcon }

/** A few choices side by side, of which one holds. */
export function ChoiceRow<Value extends string | null>(props: {
  legend: string
  isLegendHidden?: boolean
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className={props.isLegendHidden ? 'sr-only' : 'pb-1 text-caption text-text2'}>
        {props.legend}
      </legend>
      <div className="flex rounded-tile bg-trough p-1">
        {props.choices.map(({ value, label, lang, Icon }) => (
          <label
            key={label}
            lang={lang}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-input px-2 text-small font-medium text-text2 has-checked:bg-surface has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={props.chosen === value}
              onChange={() => props.onChoose(value)}
            />
            {Icon && <Icon size={16} aria-hidden="true" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
