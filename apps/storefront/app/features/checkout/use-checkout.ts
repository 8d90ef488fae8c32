import { ApiFailure } from '@sufra/contract/client/api-failure'
import { type CheckoutFault, checkoutFault } from '@sufra/domain/orders/checkout-rules'
import type { Words } from '@sufra/domain/text/locales'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrderNow } from '../../order/draft/order-now.ts'
import { payloadFor } from '../../order/pricing/calculation.ts'
import { checkoutCase } from '../../order/pricing/checkout-case.ts'
import { orderApi } from '../../order/pricing/order-api.ts'
import { isStoreClosed, useRefusalText } from '../../order/pricing/refusal-text.ts'
import { storeIsOpen, tellStoreIsClosed } from '../../order/pricing/store-closed.ts'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { minimumDelay } from '../../platform/loading/minimum-delay.ts'
import { askSignIn } from '../../platform/session/ask-sign-in.ts'
import { currentUser } from '../../platform/session/current-user.ts'
import { showSnackbar } from '../../platform/snackbar/snackbar-place.ts'
import { chooserCalledFrom } from '../../platform/visit/calling-page.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'

/** From the cart to what goes well with it: our own checks in their order, then the server's. */
export function useCheckout({ order, ordered }: ShownBill, unavailable: readonly Words[]) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const refusal = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const [stopped, setStopped] = useState<{ by: CheckoutFault; order: OrderNow } | null>(null)
  const [alert, setAlert] = useState<string | null>(null)

  const wantSignIn = () => {
    showSnackbar({ text: text('sign_in_to_order') })
    askSignIn()
  }
  const stop = (fault: CheckoutFault) => {
    if (fault.rule === 'not-signed-in') wantSignIn()
    else if (fault.rule === 'no-place') navigate(chooserFor(order, brand.firstCategorySlug))
    else setStopped({ by: fault, order })
  }
  const fail = (failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 401) return wantSignIn()
    const isTold = isStoreClosed(failure) && tellStoreIsClosed(text('store_closed'))
    if (!isTold) setAlert(refusal(failure))
  }
  const validate = async () => {
    const payload = payloadFor(order, brand)
    if (!payload) throw new Error('Nobody has said how the order will be had')
    const api = await orderApi(brand)
    await api.validate(payload)
  }

  const start = async () => {
    if (isBusy) return
    setStopped(null)
    const { deliveryMinimum } = brand.billRules
    const isSignedIn = currentUser.read() !== null
    const known = { ordered, deliveryMinimum, isSignedIn, unavailable }
    const fault = checkoutFault(checkoutCase(order, known))
    if (fault) return stop(fault)
    setBusy(true)
    try {
      await minimumDelay(validate())
      storeIsOpen()
      navigate('/upsell')
    } catch (failure) {
      fail(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    start,
    isBusy,
    /** Gone as soon as the order is another. */
    fault: stopped?.order === order ? stopped.by : null,
    alert,
    dismissAlert: () => setAlert(null),
  }
}

/** The chooser leads back to the cart, and knows that somebody was on the way out. */
function chooserFor({ orderType }: OrderNow, categorySlug: string | null) {
  const chooser = `/menu/${categorySlug}/location${orderType ? `/${orderType}` : ''}`
  return `${chooserCalledFrom(chooser, 'cart')}&checking-out=true`
}
