import { useText } from '../../platform/i18n/use-text.ts'

const WAYS = [
  { value: 'mobile', text: 'mobile_number' },
  { value: 'email', text: 'email' },
] as const

/** One of two ways to sign in. */
export function WayChoice(props: {
  value: 'mobile' | 'email'
  onValue: (value: 'mobile' | 'email') => void
}) {
  const text = useText()
  return (
    <fieldset>
      <legend className="sr-only">{text('sign_in_how')}</legend>
      <div className="flex rounded-tile bg-surface2 p-1">
        {WAYS.map((way) => (
          <label
            key={way.value}
            className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-input px-3 text-center font-medium text-text2 has-checked:bg-surface has-checked:text-text has-checked:shadow-e1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="way"
              className="sr-only"
              checked={props.value === way.value}
              onChange={() => props.onValue(way.value)}
            />
            {text(way.text)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
