import { ownThing } from '../../platform/session/own-thing.ts'

/** The ids of the items the customer likes, the newest first. */
export const ownFavourites = ownThing<readonly number[]>(async ({ calls, customerId }) =>
  (await calls.favourites(customerId)).data.map(({ attributes }) => attributes['item-id']),
)
