import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { Heart as Drawing } from 'lucide-react'
import { useMay } from '#app/platform/session/use-current-user.ts'
import { useOwn } from '#app/platform/session/use-own.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../platform/i18n/use-text.ts'

import { ownFavourites } from './own-favourites.ts'

import { setFavourite } from './set-favourite.ts'

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

const ERROR_MS = 5_000

/** Whether an item is a favourite, and how to change that; null for whoever cannot have any, and until it is known. */
function useFavourite(itemId: number) {
  const text = useText()
  const brand = useBrand()
  const isPossible = useMay('favourites')
  const { value } = useOwn(ownFavourites, { isWanted: isPossible })
  if (!isPossible || !value) return null
  return {
    isLiked: value.includes(itemId),
    set: async (isLiked: boolean) => {
      const isDone = await setFavourite(brand, itemId, isLiked)
      if (!isDone) showSnackbar({ text: text('error_favourites'), duration: ERROR_MS })
      return isDone
    },
  }
}
