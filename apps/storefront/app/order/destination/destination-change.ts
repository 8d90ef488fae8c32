import type { Destination } from '@sufra/domain/branch/destination'

type Confirm = (next: Destination) => Promise<boolean>

const agree: Confirm = async () => true
let ask = agree

/** Whoever would lose something by another destination, a cart for one, is asked first; false leaves all as it was. */
export const confirmDestinationChange: Confirm = (next) => ask(next)

/** Asked before every change of destination, until the returned function is called. */
export function beforeDestinationChange(confirm: Confirm): () => void {
  ask = confirm
  return () => {
    if (ask === confirm) ask = agree
  }
}
