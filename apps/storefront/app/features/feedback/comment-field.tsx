import { Field } from '@sufra/web/ui/field'

/** Several lines of text. */
export function CommentField(props: {
  label: string
  value: string
  onValue: (value: string) => void
  longest: number
  placeholder?: string
  error: string | null
}) {
  return (
    <Field label={props.label} error={props.error}>
      {(field) => (
        <textarea
          {...field}
          rows={4}
          maxLength={props.longest}
          value={props.value}
          placeholder={props.placeholder}
          onChange={(event) => props.onValue(event.target.value)}
          className="block w-full rounded-input border border-control bg-surface px-4 py-3 text-body placeholder:text-text2 aria-invalid:border-danger"
        />
      )}
    </Field>
  )
}
