import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { currentBranch } from '../../../order/destination/current-branch.ts'
import { orderCalls } from '../../../order/placed/order-calls.ts'
import { branchIn, itemsIn, type OrderBranch } from '../../../order/placed/order-model.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showSnackbar } from '../../../platform/snackbar/snackbar-place.ts'
import { rememberChoice } from '../../../platform/storage/choice.ts'
import { storedOrderType } from '../../../platform/storage/keys/order-type.ts'
import type { Brand } from '../../../platform/visit/brand.ts'
import { useBrand } from '../../../platform/visit/use-brand.ts'
import { orderedLine } from './ordered-line.ts'
import { isSmooth, type Repair, repair } from './repair.ts'

/** The same again: into the cart at once where nothing has changed, else by way of one sheet. */
export function useReorder(orderId: string) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [question, setQuestion] = useState<Repair | null>(null)

  const putInCart = async (lines: readonly CartLine[]) => {
    const { cart } = await import('../../../order/cart/cart-store.ts')
    for (const line of lines) cart.add(line)
    setQuestion(null)
    showSnackbar({ text: text('reordered', { count: lines.length }) })
    await navigate('/menu?page=cart')
  }
  const start = async () => {
    if (isAsking) return
    setAsking(true)
    try {
      const repaired = await repairedOrder(brand, orderId)
      if (isSmooth(repaired)) await putInCart(repaired.ready)
      else setQuestion(repaired)
    } catch {
      showSnackbar({ text: text('order_not_loaded') })
    } finally {
      setAsking(false)
    }
  }
  return { start, isAsking, question, putInCart, close: () => setQuestion(null) }
}

async function repairedOrder(brand: Brand, orderId: string): Promise<Repair> {
  const calls = await orderCalls(brand)
  const document = await calls.order(orderId, ['items', 'location'])
  takePlace(document.data.attributes.type, branchIn(document))
  const orderType = storedOrderType.read()
  const { itemsFor } = await import('../../../order/menu/menu-source.ts')
  const items = await itemsFor(brand, orderType)
  // What a promotion gave has to be earned again.
  const lines = itemsIn(document)
    .filter((item) => !item['is-promotion'])
    .map((item) => orderedLine(item, brand.currency.decimals))
  const locationId = currentBranch.read()?.id ?? null
  return repair(lines, items, {
    locationId,
    orderType,
    zone: brand.zone,
    now: Date.now(),
  })
}

/** Who has not said where and how wants it as the last time; an address is asked for anew. */
function takePlace(type: OrderType, branch: OrderBranch | null) {
  if (storedOrderType.read() !== null || currentBranch.read() !== null || !branch) return
  if (type === 'deliver') return
  const { id, name, lat, long } = branch
  // At the curb a car is chosen first.
  rememberChoice({
    location: { id, name, lat, long },
    orderType: type === 'curbside' ? 'to-go' : type,
  })
}
