import { PAGE_SIZE } from '@sufra/contract/wire/json-api'
import { nearestFirst, type Point } from '@sufra/domain/branch/geography'
import { useState } from 'react'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Distances } from './found-branches.ts'
import type { Branch } from './location-model.ts'

/** How far the branches are from a point, once it is known. */
export function useDistances(branches: Branch[]) {
  const brand = useBrand()
  const [distances, setDistances] = useState<Distances | null>(null)

  const measure = async (point: Point) => {
    const measured = await browserClient(brand)
      .then((client) => client.nearestLocations(point, PAGE_SIZE))
      .then(({ data }) => data.map(({ id, attributes }) => [id, attributes.distance ?? 0] as const))
      // Without an answer we measure ourselves: the branches are here already.
      .catch(() =>
        nearestFirst(branches, point).map(({ place, metres }) => [place.id, metres] as const),
      )
    setDistances(new Map(measured))
  }
  return { distances, measure }
}
