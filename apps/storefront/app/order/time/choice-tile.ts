import { clsx } from 'clsx'

/** The label around a radio: a day, a time. */
export const choiceTileClass = (className: string) =>
  clsx(
    'relative flex cursor-pointer border-[1.5px] border-line bg-surface hover:bg-surface2 has-checked:border-primary-text has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-transparent has-disabled:bg-surface2 has-disabled:text-text3',
    className,
  )

export const slotGridClass = 'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2'
