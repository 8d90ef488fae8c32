import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { ApiClient } from '@sufra/contract/client/client'
import { minorOf } from '@sufra/contract/wire/minor-of'
import type { Point } from '@sufra/domain/branch/geography'
import { nearest } from '@sufra/domain/branch/geography'
import { useRef, useState } from 'react'
import { browserClient } from '../../../platform/visit/browser-client.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import type { Area, DeliveringBranch, Lookup } from './delivery-model.ts'

/** The area around a point. Of several questions only the last one's answer counts. */
export function useArea(branches: readonly DeliveringBranch[]) {
  const brand = useBrand()
  const [area, setArea] = useState<Area>({ state: 'none' })
  const question = useRef(0)

  /** Answers what the point is called, where that is wanted; null also once another point was asked about. */
  const ask = async (point: Point, { isNamed }: { isNamed: boolean }): Promise<string | null> => {
    question.current += 1
    const own = question.current
    setArea({ state: 'asking' })
    const { branches: client } = browserClient(brand, { isQuiet: true })
    const naming = isNamed ? addressLineAt(client, point) : null
    const { decimals } = brand.currency
    const found = await lookUpArea({ client, point, decimals, branches })
    if (own !== question.current) return null
    setArea(found)
    const name = await naming
    return own === question.current ? name : null
  }
  const forget = () => {
    question.current += 1
    setArea({ state: 'none' })
  }
  return { area, ask, forget }
}

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
        minimum: minorOf(area['minimum-order-amount'], decimals),
        charge: minorOf(area['delivery-charge'], decimals),
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
