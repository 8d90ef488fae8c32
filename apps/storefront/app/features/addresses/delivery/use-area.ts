import type { Point } from '@sufra/domain/branch/geography'
import { useRef, useState } from 'react'
import { browserClient } from '../../../platform/visit/browser-client.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import type { Area, DeliveringBranch } from './delivery-model.ts'
import { addressLineAt, lookUpArea } from './look-up-area.ts'

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
