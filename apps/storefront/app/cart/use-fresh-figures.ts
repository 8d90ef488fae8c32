import type { CalculationPurpose } from '@sufra/contract/client/order-client'
import { useEffect } from 'react'
import { refreshCalculation } from '../pricing/calculation.ts'
import { followPromos } from '../promos/promos.ts'
import { useBrand } from '../visit/use-brand.ts'

/** Whoever opens the cart sees charges, coupons and promotions as they are now. */
export function useFreshFigures(purpose?: CalculationPurpose) {
  const brand = useBrand()
  useEffect(() => {
    refreshCalculation(brand, purpose)
    return followPromos(brand)
  }, [brand, purpose])
}
