import { clsx } from 'clsx'
import { Info } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../platform/i18n/use-text.ts'

const termClass = 'inline-flex min-h-8 items-center gap-1.5 text-start pointer-coarse:min-h-11'

/** One figure of a bill. Where it can say why it is what it is, tapping its name tells. */
export function SummaryRow(props: {
  term: string
  value: ReactNode
  why?: ReactNode
  isTotal?: boolean
  children?: ReactNode
}) {
  const { term, why } = props
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-3',
        props.isTotal && 'mt-1 border-t border-line pt-1 text-h3 font-bold',
      )}
    >
      <dt className="min-w-0">
        {why ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={termClass}
          >
            {term}
            <Info size={14} aria-hidden="true" className="shrink-0 text-text2" />
            <span className="sr-only">({text('explain_figure')})</span>
          </button>
        ) : (
          <span className={termClass}>{term}</span>
        )}
      </dt>
      <dd className="ms-auto">{props.value}</dd>
      {why && (
        <dd
          id={id}
          hidden={!isOpen}
          className="mb-1 w-full rounded-chip bg-surface2 px-3 py-2 text-small font-normal text-text2"
        >
          {why}
        </dd>
      )}
      {props.children}
    </div>
  )
}
