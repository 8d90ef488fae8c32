import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

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
