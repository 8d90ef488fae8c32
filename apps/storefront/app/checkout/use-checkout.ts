import { ApiFailure } from '@sufra/contract/client/api-failure'
import { type CheckoutFault, checkoutFault } from '@sufra/domain/orders/checkout-rules'
import type { Words } from '@sufra/domain/text/locales'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { minimumDelay } from '../loading/minimum-delay.ts'
import { payloadFor } from '../pricing/calculation.ts'
import { orderApi } from '../pricing/order-api.ts'
import type { OrderNow } from '../pricing/order-now.ts'
import { isStoreClosed, useRefusalText } from '../pricing/refusal-text.ts'
import type { ShownBill } from '../pricing/use-bill.ts'
import { currentUser } from '../session/current-user.ts'
import { showSnackbar } from '../snackbar/snackbar-place.ts'
import { chooserCalledFrom } from '../visit/calling-page.ts'
import { useBrand } from '../visit/use-brand.ts'
import { askSignIn } from './ask-sign-in.ts'
import { checkoutCase } from './checkout-case.ts'
import { storeIsOpen, tellStoreIsClosed } from './store-closed.ts'

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
