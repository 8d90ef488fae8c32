import { Heart as Drawing } from 'lucide-react'
import { useText } from '../../platform/i18n/use-text.ts'
import { useFavourite } from './use-favourite.ts'

/** Over an item's picture, for registered customers. */
export function Heart(props: {
  itemId: number
  name: string
  /** After it was taken away: a list may want to offer it back. */
  onRemoved?: (undo: () => void) => void
}) {
  const text = useText()
  const favourite = useFavourite(props.itemId)
  if (!favourite) return null
  const { isLiked, set } = favourite
  const toggle = async () => {
    const isDone = await set(!isLiked)
    if (isDone && isLiked) props.onRemoved?.(() => void set(true))
  }
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      onClick={() => void toggle()}
      className="pressable grid size-11 place-items-center rounded-full bg-surface text-text shadow-e3 aria-pressed:text-primary-text"
    >
      <Drawing size={22} aria-hidden="true" className={isLiked ? 'fill-current' : ''} />
      <span className="sr-only">{text('favourite_item', { name: props.name })}</span>
    </button>
  )
}
