import { useText } from '../../platform/i18n/use-text.ts'
import { useMay } from '../../platform/session/use-current-user.ts'
import { useOwn } from '../../platform/session/use-own.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { ownFavourites } from './own-favourites.ts'
import { setFavourite } from './set-favourite.ts'

const ERROR_MS = 5_000

/** Whether an item is a favourite, and how to change that; null for whoever cannot have any, and until it is known. */
export function useFavourite(itemId: number) {
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
