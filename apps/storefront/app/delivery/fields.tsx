import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../i18n/use-text.ts'

const boxClass =
  'h-12 w-full rounded-input border border-control bg-surface px-4 text-body disabled:border-line disabled:bg-surface2 disabled:text-text2 aria-invalid:border-danger'

type Described = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

/** A label, a field, and below it what is wrong with it, if anything is. */
function Field(props: {
  label: string
  isMissing: boolean
  children: (field: Described) => ReactNode
}) {
  const text = useText()
  const id = useId()
  const { isMissing } = props
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-medium">
        {props.label}
      </label>
      {props.children({
        id,
        'aria-invalid': isMissing,
        'aria-describedby': isMissing ? `${id}-error` : undefined,
      })}
      {isMissing && (
        <p id={`${id}-error`} className="flex items-center gap-1 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" />
          {text('this_is_required')}
        </p>
      )}
    </div>
  )
}

export function TextField(props: {
  label: string
  name?: string
  value?: string
  onValue?: (value: string) => void
  isMissing?: boolean
  autoComplete?: string
}) {
  const { onValue, value } = props
  return (
    <Field label={props.label} isMissing={props.isMissing ?? false}>
      {(field) => (
        <input
          {...field}
          type="text"
          name={props.name}
          maxLength={200}
          autoComplete={props.autoComplete ?? 'off'}
          className={boxClass}
          {...(onValue && { value, onChange: (event) => onValue(event.target.value) })}
        />
      )}
    </Field>
  )
}

export type Option = { id: number; name: string }

/** The platform's own list: it opens as people know it from their device. */
export function SelectField(props: {
  label: string
  options: Option[]
  value: number | null
  onValue: (id: number) => void
  isMissing?: boolean
}) {
  const text = useText()
  return (
    <Field label={props.label} isMissing={props.isMissing ?? false}>
      {(field) => (
        <span className="relative">
          <select
            {...field}
            value={props.value ?? ''}
            disabled={props.options.length === 0}
            onChange={(event) => props.onValue(Number(event.target.value))}
            className={`${boxClass} appearance-none pe-10`}
          >
            <option value="" disabled>
              {text('please_choose')}
            </option>
            {props.options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute inset-e-3 top-3.5 text-text2"
          />
        </span>
      )}
    </Field>
  )
}
