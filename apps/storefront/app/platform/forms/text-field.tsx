import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import { boxClass, Field } from './field.tsx'

/** One line of text. It keeps what is typed itself, unless somebody follows it with `onValue`. */
export function TextField(props: {
  label: string
  name?: string
  type?: HTMLInputTypeAttribute
  value?: string
  defaultValue?: string | undefined
  onValue?: (value: string) => void
  onBlur?: () => void
  error?: string | null | undefined
  hint?: string | undefined
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** Numbers, addresses of mail and plates read from the left in every language. */
  isLatin?: boolean
  min?: string
  max?: string
}) {
  const { onValue, value } = props
  return (
    <Field label={props.label} error={props.error} hint={props.hint}>
      {(field) => (
        <input
          {...field}
          type={props.type ?? 'text'}
          name={props.name}
          autoComplete={props.autoComplete ?? 'off'}
          inputMode={props.inputMode}
          dir={props.isLatin ? 'ltr' : undefined}
          min={props.min}
          max={props.max}
          onBlur={props.onBlur}
          className={`${boxClass} ${props.isLatin ? 'rtl:text-end' : ''}`}
          {...(onValue
            ? { value, onChange: (event) => onValue(event.target.value) }
            : { defaultValue: props.defaultValue })}
        />
      )}
    </Field>
  )
}
