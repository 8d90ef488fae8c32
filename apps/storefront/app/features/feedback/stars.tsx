import { Star } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'

const VALUES = [1, 2, 3, 4, 5]

/** One to five, chosen by a tap or with the arrow keys: the platform's own radios, drawn as stars. */
export function Stars(props: {
  name: string
  label: string
  value: number | null
  onChange: (stars: number) => void
  error: string | null
}) {
  const text = useText()
  const { value } = props
  return (
    <fieldset
      className="flex flex-wrap items-center justify-between gap-x-4"
      aria-describedby={props.error === null ? undefined : `${props.name}-error`}
    >
      <legend className="float-start me-auto py-2 font-medium">{props.label}</legend>
      <span className="flex">
        {VALUES.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-text3 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={props.name}
              value={stars}
              checked={value === stars}
              onChange={() => props.onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{text('star_count', { count: stars })}</span>
            <Star
              size={32}
              aria-hidden="true"
              strokeWidth={1.5}
              className={
                value !== null && stars <= value
                  ? 'pressable fill-primary text-primary'
                  : 'pressable'
              }
            />
          </label>
        ))}
      </span>
      {props.error !== null && (
        <p id={`${props.name}-error`} className="w-full text-small text-danger">
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
