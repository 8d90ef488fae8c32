import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** Radio buttons under one name, and below them what is wrong, if anything is. */
export function ChoiceGroup(props: { label: string; error: string | null; children: ReactNode }) {
  const id = useId()
  const { error } = props
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== null}
      aria-describedby={error === null ? undefined : `${id}-error`}
      className="flex scroll-mt-4 flex-col gap-2 outline-none"
    >
      <p id={`${id}-label`} className="text-small font-medium">
        {props.label}
      </p>
      {error !== null && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {props.children}
    </div>
  )
}
