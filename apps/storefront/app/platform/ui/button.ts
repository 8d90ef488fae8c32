import { clsx } from 'clsx'

const LOOKS = {
  primary:
    'bg-primary text-on-primary border-primary-edge hover:bg-primary-hover active:bg-primary-press',
  secondary: 'bg-surface text-text border-line hover:bg-surface2',
  quiet: 'bg-transparent text-primary-text border-transparent hover:bg-primary-soft',
}

/** The class of a button or of a link that looks like one. */
export const buttonClass = (look: keyof typeof LOOKS, className?: string) =>
  clsx(
    'pressable inline-flex min-h-12 items-center justify-center gap-2 rounded-tile border-[1.5px] px-5 py-2.5 text-center font-semibold',
    LOOKS[look],
    className,
  )

export const iconButtonClass =
  'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-full text-text hover:bg-surface2'
