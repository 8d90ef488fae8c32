import { UNASKED } from '@sufra/web/query/query'
import { useStored } from '@sufra/web/storage/use-stored'
import { useEffect } from 'react'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { type DraftOrder, draftOrder, NO_ORDER } from '../draft/draft-order.ts'
import { calculation, followOrder } from './calculation.ts'
import { explained, type Figures, figuresOf } from './figures.ts'
import { localBill } from './local-bill.ts'

export type ShownBill = {
  order: DraftOrder
  figures: Figures
  /** Of what is ordered besides promotion items. */
  ordered: number
  /** The server has yet to say the same. */
  isChecking: boolean
  /** What we had reckoned, where the server says otherwise. */
  ownTotal: number | null
  failure: unknown
}

/** The bill at once, and the server's as soon as it is there. */
export function useBill(): ShownBill {
  const brand = useBrand()
  const order = useStored(draftOrder, NO_ORDER)
  const { answer, isCurrent, isWaiting, failure } = useStored(calculation, UNASKED)
  useEffect(() => followOrder(brand), [brand])

  const own = localBill(order, brand)
  const answered = isCurrent ? answer : null
  return {
    order,
    figures: answered ? explained(answered, own) : figuresOf(own, brand.billRules.vat),
    ordered: own.ordered,
    isChecking: isWaiting,
    ownTotal: answered && !isWaiting && answered.total !== own.total ? own.total : null,
    failure,
  }
}
