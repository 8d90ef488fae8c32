import { CircleAlert } from 'lucide-react'
import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, useId } from 'react'

export const boxClass =
  'h-12 w-full rounded-input border border-control bg-surface px-4 text-body disabled:border-line disabled:bg-surface2 disabled:text-text2 aria-invalid:border-danger'

type Described = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

/** A label, a field, and below it what is wrong with it, if anything is, or what helps to fill it in. */
export function Field(props: {
  label: string
  hint?: string | undefined
  /** In words. */
  error?: string | null | undefined
  children: (field: Described) => ReactNode
}) {
  const id = useId()
  const { hint, error = null } = props
  const notes = [error !== null && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {props.label}
      </label>
      {props.children({
        id,
        'aria-invalid': error !== null,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {error !== null && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-text2">
          {hint}
        </p>
      )}
    </div>
  )
}

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
