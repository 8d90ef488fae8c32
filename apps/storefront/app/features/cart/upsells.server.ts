import { remembered } from '#app/platform/visit/brand.server.ts'
import { startOf } from '../../platform/visit/brand.server.ts'
import { answeringFor } from '../../platform/visit/loader-failure.server.ts'

/** Ids of what the brand recommends beside a cart, best first. */
export const recommendedItems = remembered(async (visit) => {
  const { client, application } = await startOf(visit)
  const { data } = await answeringFor(() =>
    client.menu.upsells(application.attributes['default-menu-id']),
  )
  return data
    .toSorted((one, other) => one.attributes['display-order'] - other.attributes['display-order'])
    .map(({ attributes }) => attributes['item-id'])
})
