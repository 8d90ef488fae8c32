import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { ApiClient } from '@sufra/contract/client/client'
import { nearest, type Point } from '@sufra/domain/branch/geography'
import { toMinor } from '@sufra/domain/money/money'
import type { DeliveringBranch, Lookup } from './delivery-model.ts'

type Asked = {
  client: Pick<ApiClient['branches'], 'deliveryArea'>
  point: Point
  decimals: number
  branches: readonly DeliveringBranch[]
}

const NOT_FOUND = 404

/** Whether we deliver to a point, and on what terms. A question that fails is logged, and nothing else. */
export async function lookUpArea({ client, point, decimals, branches }: Asked): Promise<Lookup> {
  try {
    const { data } = await client.deliveryArea(point)
    const { id, ...area } = data.attributes['delivery-area']
    return {
      state: 'inside',
      terms: {
        id,
        branchId: area['location-id'],
        minimum: toMinor(area['minimum-order-amount'], decimals) ?? 0,
        charge: toMinor(area['delivery-charge'], decimals) ?? 0,
      },
    }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === NOT_FOUND) {
      const others = branches.filter(({ orderTypes }) => orderTypes.some((it) => it !== 'deliver'))
      return { state: 'outside', pickup: nearest(others, point) }
    }
    // biome-ignore lint/suspicious/noConsole: the one trace this failure may leave
    console.error('The delivery area could not be looked up.', error)
    return { state: 'unknown' }
  }
}

/** What the point is called, or nothing: the visitor can always write it themselves. */
export const addressLineAt = (
  client: Pick<ApiClient['branches'], 'reverseGeocode'>,
  point: Point,
) =>
  client.reverseGeocode(point).then(
    ({ features }) => features[0]?.place_name ?? null,
    () => null,
  )
