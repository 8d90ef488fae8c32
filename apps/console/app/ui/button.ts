import { clsx } from 'clsx'

const LOOKS = {
  ink: 'border-transparent bg-ink text-on-ink hover:brightness-110',
  plain: 'border-line bg-surface text-text hover:bg-surface2',
  danger: 'border-transparent bg-danger text-on-danger hover:brightness-110',
}

/** The class of a button, or of a link that looks like one. */
export const buttonClass = (look: keyof typeof LOOKS, className?: string) =>
  clsx(
    'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-input border px-4 py-2 text-center text-small font-semibold disabled:opacity-60',
    LOOKS[look],
    className,
  )

export const iconButtonClass =
  'pressable inline-flex size-11 shrink-0 items-center justify-center rounded-full text-text2 hover:bg-surface3 hover:text-text'
