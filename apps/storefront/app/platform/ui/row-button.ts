const base =
  'pressable inline-flex min-h-11 items-center justify-center gap-2 rounded-tile px-3 font-semibold'

/** Small actions at the foot of a card, in line with its text. */
export const rowButtonClass = `${base} text-primary-text hover:bg-primary-soft`
/** The same for what takes something away. */
export const dangerButtonClass = `${base} text-danger hover:bg-danger-soft`
