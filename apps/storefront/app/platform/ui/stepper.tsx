import { iconButtonClass } from '@sufra/web/ui/button'
import { Minus, Plus } from 'lucide-react'

/** A count between its bounds. The labels say what is counted. */
export function Stepper(props: {
  value: number
  minimum: number
  maximum: number
  lessLabel: string
  moreLabel: string
  onChange: (value: number) => void
}) {
  const { value, minimum, maximum } = props
  const button = `${iconButtonClass} disabled:text-text3 disabled:hover:bg-transparent`
  return (
    <span className="inline-flex items-center rounded-full border border-line bg-surface">
      <button
        type="button"
        className={button}
        disabled={value <= minimum}
        onClick={() => props.onChange(value - 1)}
      >
        <Minus size={18} aria-hidden="true" />
        <span className="sr-only">{props.lessLabel}</span>
      </button>
      <output className="min-w-6 text-center font-semibold tabular-nums">{value}</output>
      <button
        type="button"
        className={button}
        disabled={value >= maximum}
        onClick={() => props.onChange(value + 1)}
      >
        <Plus size={18} aria-hidden="true" />
        <span className="sr-only">{props.moreLabel}</span>
      </button>
    </span>
  )
}
