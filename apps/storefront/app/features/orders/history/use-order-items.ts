import { type RefObject, useEffect, useRef, useState } from 'react'
import { orderCalls } from '../../../order/placed/order-calls.ts'
import { itemsIn, type OrderItem } from '../../../order/placed/order-model.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'

const fetched = new Map<string, OrderItem[]>()

/** What was in an order, fetched once its card comes near; the list itself does not tell. */
export function useOrderItems(
  orderId: string,
): [ref: RefObject<HTMLLIElement | null>, items: OrderItem[] | null] {
  const brand = useBrand()
  const ref = useRef<HTMLLIElement>(null)
  const [items, setItems] = useState(fetched.get(orderId) ?? null)

  useEffect(() => {
    if (!ref.current || fetched.has(orderId)) return
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        try {
          const calls = await orderCalls(brand)
          const found = itemsIn(await calls.order(orderId, ['items']))
          fetched.set(orderId, found)
          setItems(found)
        } catch {
          // The card says enough without them.
        }
      },
      { rootMargin: '200px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [brand, orderId])
  return [ref, items]
}
