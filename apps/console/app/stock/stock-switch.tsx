import { clsx } from 'clsx'
import { CircleCheck, CircleX } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'

/** Says how it stands, and turns it around when pressed. */
export function StockSwitch(props: {
  name: string
  isOut: boolean
  /** How it stands, in words. */
  state: string
  onSwitch: () => void
}) {
  const text = useText()
  const { name, isOut, state } = props
  const Icon = isOut ? CircleX : CircleCheck
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!isOut}
      aria-label={text('stock_of', { name, state })}
      onClick={props.onSwitch}
      className={clsx(
        'pressable flex min-h-11 min-w-32 shrink-0 items-center justify-center gap-1.5 rounded-full border px-3 text-small font-semibold',
        isOut
          ? 'border-danger-line bg-danger-soft text-danger'
          : 'border-line bg-surface text-text hover:bg-surface2',
      )}
    >
      <Icon size={18} aria-hidden="true" className={isOut ? '' : 'text-ready'} />
      {state}
    </button>
  )
}
