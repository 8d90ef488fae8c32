import { useEffect, useState } from 'react'
import type { OrderableMenu } from '../../order/menu/menu-source.ts'
import { storedOrderType } from '../../platform/storage/keys/order-type.ts'
import { useStored } from '../../platform/storage/use-stored.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** The menu with everything an order needs to know; null until it is here. */
export function useOrderableMenu() {
  const brand = useBrand()
  const orderType = useStored(storedOrderType, null)
  const [menu, setMenu] = useState<OrderableMenu | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by another attempt
  useEffect(() => {
    let isStale = false
    setFailed(false)
    import('../../order/menu/menu-source.ts')
      .then(({ menuFor }) => menuFor(brand, orderType))
      .then(
        (found) => isStale || setMenu(found),
        () => isStale || setFailed(true),
      )
    return () => {
      isStale = true
    }
  }, [brand, orderType, attempt])

  return { menu, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
