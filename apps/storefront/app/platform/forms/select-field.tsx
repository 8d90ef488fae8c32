import { boxClass, Field } from '@sufra/web/ui/field'
import { ChevronDown } from 'lucide-react'
import { useText } from '../i18n/use-text.ts'

export type Option = { id: number; name: string }

/** The platform's own list: it opens as people know it from their device. */
export function SelectField(props: {
  label: string
  options: Option[]
  value: number | null
  onValue: (id: number) => void
  error?: string | null | undefined
}) {
  const text = useText()
  return (
    <Field label={props.label} error={props.error}>
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
