import { currentLocationId, type Destination } from '@sufra/domain/branch/destination'
import { sentLines } from '@sufra/domain/cart/cart'
import { type RefitLine, refit } from '@sufra/domain/cart/refit'
import { useEffect, useState } from 'react'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { cart } from '../cart/cart-store.ts'

type Refit = { state: 'asking' } | { state: 'failed' } | { state: 'known'; lines: RefitLine[] }

/** What becomes of the cart at another destination, by that destination's menu. */
export function useRefit(next: Destination): Refit & { again: () => void } {
  const brand = useBrand()
  const [result, setResult] = useState<Refit>({ state: 'asking' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true
    const settle = (settled: Refit) => isCurrent && setResult(settled)
    setResult({ state: 'asking' })
    import('./menu-source.ts')
      .then(({ itemsFor }) => itemsFor(brand, next.orderType))
      .then((items) => {
        const moment = {
          locationId: currentLocationId(next),
          orderType: next.orderType,
          zone: brand.zone,
          now: Date.now(),
        }
        settle({ state: 'known', lines: refit(sentLines(cart.read()), items, moment) })
      })
      .catch(() => settle({ state: 'failed' }))
    return () => {
      isCurrent = false
    }
  }, [brand, next, attempt])

  return { ...result, again: () => setAttempt((count) => count + 1) }
}
