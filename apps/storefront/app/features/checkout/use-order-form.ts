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
import { useFit } from '../../order/menu/use-fit.ts'
import { checkoutCase } from '../../order/pricing/checkout-case.ts'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { cartTable } from '../../platform/storage/keys/cart-table.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { type PaymentLists, takenPayments } from './taken-payments.ts'
import { typedAmount } from './typed-amount.ts'
import type { usePlacing } from './use-placing.ts'

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
    // What is no amount is too little of one.
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
