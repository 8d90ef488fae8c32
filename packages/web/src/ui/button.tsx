import { clsx } from 'clsx'

const SHAPE = 'pressable inline-flex items-center justify-center gap-2 text-center font-semibold'

const LOOKS = {
  primary:
    'bg-primary text-on-primary border-primary-edge hover:bg-primary-hover active:bg-primary-press',
  secondary: 'bg-surface text-text border-line hover:bg-surface2',
  quiet: 'bg-transparent text-primary-text border-transparent hover:bg-primary-soft',
  danger: 'bg-danger text-on-danger border-transparent hover:brightness-110',
}
type Look = keyof typeof LOOKS

/** The class of a button or of a link that looks like one. */
export const buttonClass = (look: Look, className?: string) =>
  clsx(SHAPE, 'min-h-12 rounded-tile border-[1.5px] px-5 py-2.5', LOOKS[look], className)

/** Where there are many, or little room. */
export const smallButtonClass = (look: Look, className?: string) =>
  clsx(
    SHAPE,
    'min-h-11 rounded-input border px-4 py-2 text-small disabled:opacity-60',
    LOOKS[look],
    className,
  )

export const iconButtonClass =
  'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-full text-text hover:bg-surface2'
