import { Heart } from '#app/features/favourites/heart.tsx'
import { ItemSheet } from '#app/features/item/customise/item-sheet.tsx'

/** Loaded at the first tap on an item. */
export default function ItemSheetWithHeart({ itemId }: { itemId: number }) {
  return <ItemSheet itemId={itemId} heart={(item) => <Heart {...item} />} />
}
