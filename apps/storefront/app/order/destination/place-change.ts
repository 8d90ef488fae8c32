import type { PlaceChoice } from '@sufra/domain/branch/place-choice'

type Confirm = (next: PlaceChoice) => Promise<boolean>

const agree: Confirm = async () => true
let ask = agree

/** Whoever would lose something by another place, a cart for one, is asked first; false leaves all as it was. */
export const confirmPlaceChange: Confirm = (next) => ask(next)

/** Asked before every change of place, until the returned function is called. */
export function beforePlaceChange(confirm: Confirm): () => void {
  ask = confirm
  return () => {
    if (ask === confirm) ask = agree
  }
}
