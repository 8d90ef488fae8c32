import { clsx } from 'clsx'
import { useText } from '../../platform/i18n/use-text.ts'
import { useItemCount } from '../cart/tally.ts'

/** Adds the item, or opens it where something must be chosen first; then shows how many are in the cart. */
export function AddDisc({ itemId, name }: { itemId: number; name: string }) {
  const text = useText()
  const count = useItemCount(itemId)
  return (
    <button
      type="button"
      aria-label={count > 0 ? text('add_another', { name, count }) : text('add_item', { name })}
      className={clsx(
        'pointer-fine:pressable absolute -bottom-2 -inset-e-2 z-1 grid size-11 contain-layout contain-size place-items-center rounded-full border-4 border-bg bg-primary bg-clip-padding font-semibold text-on-primary tabular-nums hover:bg-primary-hover tablet:inset-e-3 tablet:-bottom-5 tablet:border-surface',
        count === 0 && 'plus-drawn',
      )}
    >
      {count > 0 && count}
    </button>
  )
}
