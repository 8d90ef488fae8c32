import type { CalculationPurpose } from '@sufra/contract/client/order-calls'
import { useEffect } from 'react'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { refreshCalculation } from '../pricing/calculation.ts'
import { followPromos } from './promos.ts'

/** Whoever opens the cart sees charges, coupons and promotions as they are now. */
export function useFreshFigures(purpose?: CalculationPurpose) {
  const brand = useBrand()
  useEffect(() => {
    refreshCalculation(brand, purpose)
    return followPromos(brand)
  }, [brand, purpose])
}
