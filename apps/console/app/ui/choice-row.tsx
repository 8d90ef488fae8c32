import type { LucideIcon } from 'lucide-react'

type Choice<Value> = { value: Value; label: string; lang?: string; Icon?: LucideIcon }

/** A few choices side by side, of which one holds. */
export function ChoiceRow<Value extends string | null>(props: {
  name: string
  legend: string
  isLegendHidden?: boolean
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset>
      <legend
        className={props.isLegendHidden ? 'sr-only' : 'pb-1 text-caption font-semibold text-text2'}
      >
        {props.legend}
      </legend>
      <div className="flex rounded-input bg-column p-1">
        {props.choices.map(({ value, label, lang, Icon }) => (
          <label
            key={label}
            lang={lang}
            className="relative flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-chip px-2 text-small font-semibold text-text2 has-checked:bg-surface has-checked:text-text has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={props.name}
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
