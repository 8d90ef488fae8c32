import { CircleAlert } from 'lucide-react'
import { type InputHTMLAttributes, useId } from 'react'

/** A labelled field that says what is wrong with it. */
export function Field({
  label,
  fault,
  ...input
}: { label: string; fault: string | null } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        className="min-h-12 rounded-input border-[1.5px] border-control bg-surface px-4 text-body text-start aria-invalid:border-danger"
      />
      {fault && (
        <p id={faultId} className="flex items-center gap-1.5 text-small text-danger">
          <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
          {fault}
        </p>
      )}
    </div>
  )
}
