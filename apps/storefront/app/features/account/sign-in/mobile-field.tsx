import { boxClass, Field } from '@sufra/web/ui/field'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { MobileCountry } from './mobile-country.ts'
import { typedMobile } from './typed-mobile.ts'

/** The dial code and the number, read from the left in every language. */
export function MobileField(props: {
  countries: readonly MobileCountry[]
  dialCode: string
  onDialCode: (dialCode: string) => void
  name: string
  value: string
  onValue: (digits: string) => void
  onBlur: () => void
  error: string | null
}) {
  const text = useText()
  const change = (typed: string) => {
    const { digits, dialCode } = typedMobile(typed, props.countries)
    if (dialCode !== null) props.onDialCode(dialCode)
    props.onValue(digits)
  }
  return (
    <Field label={text('mobile_number')} error={props.error}>
      {(field) => (
        <div dir="ltr" className="flex gap-2">
          <CountryCode {...props} />
          <input
            {...field}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            name={props.name}
            value={props.value}
            onChange={(event) => change(event.target.value)}
            onBlur={props.onBlur}
            className={`${boxClass} min-w-0 flex-1 tabular-nums`}
          />
        </div>
      )}
    </Field>
  )
}

/** Shows the code alone; the platform's own list, which lies over it, names the countries. */
function CountryCode(props: {
  countries: readonly MobileCountry[]
  dialCode: string
  onDialCode: (dialCode: string) => void
}) {
  const text = useText()
  const id = useId()
  const chosen = props.countries.find(({ dialCode }) => dialCode === props.dialCode)
  return (
    <span className="relative shrink-0 rounded-input focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus">
      <label htmlFor={id} className="sr-only">
        {text('country_code')}
      </label>
      <span
        aria-hidden="true"
        className={`${boxClass} flex items-center gap-1.5 px-3 font-medium tabular-nums`}
      >
        {chosen?.formattedCode}
        <ChevronDown size={18} className="text-text2" />
      </span>
      <select
        id={id}
        value={props.dialCode}
        autoComplete="tel-country-code"
        onChange={(event) => props.onDialCode(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none bg-surface text-text opacity-0"
      >
        {props.countries.map(({ name, dialCode, formattedCode }) => (
          <option key={dialCode} value={dialCode}>
            {`${formattedCode} ${name}`}
          </option>
        ))}
      </select>
    </span>
  )
}
