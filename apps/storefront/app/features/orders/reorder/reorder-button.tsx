import type { CartLine } from '@sufra/domain/cart/cart-line'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { buttonClass } from '@sufra/web/ui/button'
import { LoaderCircle, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentBranch } from '#app/order/destination/current-branch.ts'
import { orderCalls } from '#app/order/placed/order-calls.ts'
import { branchIn, itemsIn, type OrderBranch } from '#app/order/placed/order-model.ts'
import { rememberChoice } from '#app/platform/storage/choice.ts'
import { storedOrderType } from '#app/platform/storage/keys/order-type.ts'
import type { Brand } from '#app/platform/visit/brand.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { useText } from '../../../platform/i18n/use-text.ts'

import { orderedLine } from './ordered-line.ts'

import { isSmooth, type Repair, repair } from './repair.ts'

const ReorderSheet = lazy(() => import('./reorder-sheet.tsx'))

export function ReorderButton(props: {
  orderId: string
  look: 'primary' | 'secondary'
  className?: string
}) {
  const text = useText()
  const { start, isAsking, question, putInCart, close } = useReorder(props.orderId)
  return (
    <>
      <button
        type="button"
        onClick={start}
        aria-busy={isAsking}
        className={buttonClass(props.look, props.className)}
      >
        {isAsking ? (
          <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <RotateCcw size={18} aria-hidden="true" className="mirrored" />
        )}
        {text('order_again')}
      </button>
      {question && (
        <Suspense>
          <ReorderSheet repair={question} onDone={putInCart} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

/** The same again: into the cart at once where nothing has changed, else by way of one sheet. */
function useReorder(orderId: string) {
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
  const calls = orderCalls(brand)
  const document = await calls.order(orderId, ['items', 'location'])
  takeDestination(document.data.attributes.type, branchIn(document))
  const orderType = storedOrderType.read()
  const { itemsFor } = await import('../../../order/menu/menu-source.ts')
  const items = await itemsFor(brand, orderType)
  // Promotion items are not ordered again: the promotion has to be applied anew.
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
function takeDestination(type: OrderType, branch: OrderBranch | null) {
  if (storedOrderType.read() !== null || currentBranch.read() !== null || !branch) return
  if (type === 'deliver') return
  const { id, name, lat, long } = branch
  // Curbside needs a car first.
  rememberChoice({
    location: { id, name, lat, long },
    orderType: type === 'curbside' ? 'to-go' : type,
  })
}
