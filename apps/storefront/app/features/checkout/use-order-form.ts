import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { Cart } from '@sufra/domain/cart/cart'
import {
  type CheckoutFault,
  checkoutFault,
  type DetailFault,
  detailFaults,
} from '@sufra/domain/orders/checkout-rules'
import { defaultPayment } from '@sufra/domain/orders/payment-choices'
import type { PaymentMethod } from '@sufra/domain/vocabulary/payment-methods'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cart } from '#app/order/cart/cart-store.ts'
import { orderNotes } from '#app/order/choices/notes-of-order.ts'
import { draftOrder } from '#app/order/draft/draft-order.ts'
import { cancelOrderTime } from '#app/order/placed/cancel-deadline.ts'
import { orderCalls } from '#app/order/placed/order-calls.ts'
import type { Order } from '#app/order/placed/order-model.ts'
import { readOrder } from '#app/order/placed/order-model.ts'
import { recentNumber } from '#app/order/placed/recent-number.ts'
import { rememberOrder } from '#app/order/placed/recent-order.ts'
import { type KeyedOrder, keyOrder } from '#app/order/placing/order-key.ts'
import { sendOrder } from '#app/order/placing/send-order.ts'
import { type OrderWishes, writtenOrder } from '#app/order/placing/written-order.ts'
import { payloadFor, refreshCalculation } from '#app/order/pricing/calculation.ts'
import { useRefusalText } from '#app/order/pricing/refusal-text.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { currentUser } from '#app/platform/session/current-user.ts'
import { ownCalls } from '#app/platform/session/customer-calls.ts'
import { temporaryDelivery } from '#app/platform/storage/keys/temporary-delivery.ts'
import type { Brand } from '#app/platform/visit/brand.ts'
import { useFit } from '../../order/menu/use-fit.ts'
import { checkoutCase } from '../../order/pricing/checkout-case.ts'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { cartTable } from '../../platform/storage/keys/cart-table.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { type PaymentLists, takenPayments, typedAmount } from './payment-rules.ts'

export type TextState = { value: string; set: (value: string) => void }

/** What the customer says besides the cart, and what stands against placing the order as it is said. */
export function useOrderForm(given: {
  lines: Cart
  payments: PaymentLists
  bill: ShownBill
  placing: ReturnType<typeof usePlacing>
}) {
  const { lines, bill, placing } = given
  const { order, figures, ordered } = bill
  const brand = useBrand()
  const navigate = useNavigate()
  const outcomeOf = useFit()
  const table = useTyped(cartTable.read() ?? '')
  const cash = useTyped('')
  const [wanted, setPayment] = useState<PaymentMethod | null>(null)
  const [wasTried, setTried] = useState(false)
  const [stopped, setStopped] = useState<{ by: CheckoutFault; order: typeof order } | null>(null)
  const faultList = useRef<HTMLDivElement>(null)

  const { orderType } = order
  const isAtTable = orderType === 'dine-in' || orderType === 'eat-in'
  const choices = orderType === null ? [] : takenPayments(orderType, given.payments, lines)
  const payment = wanted && choices.includes(wanted) ? wanted : defaultPayment(choices)
  const amount = typedAmount(cash.value, brand.currency.decimals)
  const wishes = {
    table: isAtTable ? table.value.trim() : null,
    // A text that is no amount counts as too little cash.
    cash: Number.isNaN(amount) ? 0 : amount,
    total: figures.total,
  }
  const faults = detailFaults({
    ...wishes,
    orderType,
    locationId: order.locationId,
    hasAddress: order.address !== null,
    payment,
  })

  const submit = () => {
    setTried(true)
    setStopped(null)
    if (faults.length > 0 || payment === null) {
      requestAnimationFrame(() => faultList.current?.focus())
      return
    }
    const unavailable = lines.filter((line) => outcomeOf(line).kind === 'not-available')
    const fault = checkoutFault(
      checkoutCase(order, {
        ordered,
        deliveryMinimum: brand.billRules.deliveryMinimum,
        isSignedIn: true,
        unavailable: unavailable.map(({ names }) => names),
      }),
    )
    if (fault?.rule === 'no-place') return void navigate('/menu?page=cart')
    if (fault) return setStopped({ by: fault, order })
    void placing.place({ ...wishes, payment })
  }

  const shownFaults: DetailFault[] = wasTried ? faults : []
  return {
    isAtTable,
    table,
    cash,
    choices,
    payment,
    setPayment,
    faults: shownFaults,
    has: (fault: DetailFault) => shownFaults.includes(fault),
    faultList,
    /** Gone as soon as the order is another. */
    blocker: stopped?.order === order ? stopped.by : null,
    submit,
  }
}

function useTyped(initial: string): TextState {
  const [value, set] = useState(initial)
  return { value, set }
}

/** 'placing' from the form, 'checking' one that is in doubt; 'done' while the next page is on its way. */
type Work = 'placing' | 'checking' | 'done' | null

/** Sends an order, once at a time, and keeps what has to be said about it. */
export function usePlacing() {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const refusal = useRefusalText()
  const isBusy = useRef(false)
  const [work, setWork] = useState<Work>(null)
  const [alert, setAlert] = useState<string | null>(null)
  /** What the button said where the order would cost something else. */
  const [toldTotal, setToldTotal] = useState<number | null>(null)

  const send = async (keyed: KeyedOrder, { wasInDoubt }: { wasInDoubt: boolean }) => {
    const outcome = await sendOrder(orderCalls(brand), keyed, { wasInDoubt })
    if (outcome.kind === 'placed') {
      finishOrder(readOrder(outcome.order, brand.currency.decimals), keyed, brand)
      setWork('done')
      await navigate(`/checkout/success?order=${outcome.order.id}`, { replace: true })
      return
    }
    if (outcome.kind === 'in-doubt') {
      if (wasInDoubt) setAlert(text('still_in_doubt'))
      return
    }
    const isAnotherTotal = outcome.failure.problems.some(({ code }) => code === 'total-changed')
    if (isAnotherTotal) refreshCalculation(brand, 'checkout')
    if (isAnotherTotal && !wasInDoubt) {
      const decimals = 10 ** brand.currency.decimals
      setToldTotal(Math.round((keyed.order['expected-total'] ?? 0) * decimals))
    } else if (outcome.failure.status !== 401) setAlert(refusal(outcome.failure))
  }

  /** One order at a time: a second tap while the first is sent is ignored. */
  const alone = async (kind: 'placing' | 'checking', run: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setWork(kind)
    setAlert(null)
    setToldTotal(null)
    try {
      await run()
    } catch (failure) {
      setAlert(isSaid(failure) ? refusal(failure) : text('order_not_sent'))
    } finally {
      isBusy.current = false
      setWork((now) => (now === 'done' ? now : null))
    }
  }

  return {
    work,
    alert,
    dismissAlert: () => setAlert(null),
    toldTotal,
    dismissTotal: () => setToldTotal(null),

    place: (wishes: OrderWishes) =>
      alone('placing', async () => {
        await saveDeliveryAddress(brand)
        const customerId = currentUser.read()?.id
        const order = writtenOrder(draftOrder.read(), wishes, brand)
        if (!customerId || !order) throw new Error('The order was given up meanwhile')
        await send(keyOrder(order, customerId), { wasInDoubt: false })
      }),
    /** Asks the server about an order in doubt: under its key it is placed once, now or before. */
    check: (keyed: KeyedOrder) => alone('checking', () => send(keyed, { wasInDoubt: true })),
  }
}

/** Whether the server has told the customer why. */
const isSaid = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status < 500 && failure.problems.length > 0

/** A delivery goes to a saved address: one that was given for this order alone is saved before it is sent. */
async function saveDeliveryAddress(brand: Brand) {
  const address = temporaryDelivery.read()
  if (!address || address.id !== undefined) return
  const { 'delivery-area-id': _, minimum: __, charge: ___, ...written } = address
  const { calls, customerId } = await ownCalls(brand)
  const { data } = await calls.addAddress(customerId, {
    ...written,
    label: written.label || 'Home',
  })
  // Somebody may have chosen another one meanwhile.
  if (temporaryDelivery.read() === address) temporaryDelivery.write({ ...address, id: data.id })
}

/** An order is placed: it is remembered, and what was ordered leaves the cart. */
function finishOrder(order: Order, { order: sent }: KeyedOrder, brand: Brand) {
  rememberOrder(order)
  recentNumber.write({ id: order.id, number: order.number })
  if (order.cancelUntil !== null) cancelOrderTime.write(order.cancelUntil)
  // Lines added while it was sent belong to the next order.
  const present = payloadFor(draftOrder.read(), brand)
  if (JSON.stringify(present?.items) !== JSON.stringify(sent.items)) return
  cart.empty()
  orderNotes.write('')
}
