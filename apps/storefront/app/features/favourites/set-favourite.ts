import { ownCalls } from '#app/platform/session/customer-calls.ts'
import type { CustomerContext } from '../../platform/session/customer-calls.ts'
import { ownFavourites } from './own-favourites.ts'

type Calls = typeof ownCalls

/** Sent one after the other, so that the server ends with the last wish. */
let earlier: Promise<void> = Promise.resolve()

/**
 * Makes an item a favourite, or no longer one. Seen at once; taken back where the server will not have it,
 * unless the customer has changed their mind meanwhile. False: it was taken back.
 */
export async function setFavourite(
  context: CustomerContext,
  itemId: number,
  isLiked: boolean,
  callsOf: Calls = ownCalls,
): Promise<boolean> {
  const index = (ownFavourites.read().value ?? []).indexOf(itemId)
  mark(itemId, isLiked)
  const saved = earlier.then(async () => {
    const { calls, customerId } = await callsOf(context)
    if (isLiked) await calls.addFavourite(customerId, itemId)
    else await calls.deleteFavourite(customerId, itemId)
  })
  earlier = saved.catch(() => {})
  try {
    await saved
    return true
  } catch {
    if (isFavourite(itemId) === isLiked) mark(itemId, !isLiked, index)
    return false
  }
}

const isFavourite = (itemId: number) => ownFavourites.read().value?.includes(itemId) ?? false

/** Restored at its former position. */
function mark(itemId: number, isLiked: boolean, index = 0) {
  ownFavourites.change((known) => {
    const others = known.filter((id) => id !== itemId)
    return isLiked ? others.toSpliced(Math.max(index, 0), 0, itemId) : others
  })
}
