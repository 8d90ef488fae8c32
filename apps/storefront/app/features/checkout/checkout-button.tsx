import { ApiFailure } from '@sufra/contract/client/api-failure'
import { type CheckoutFault, checkoutFault } from '@sufra/domain/orders/checkout-rules'
import type { Words } from '@sufra/domain/text/locales'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass } from '@sufra/web/ui/button'
import { Price } from '@sufra/web/ui/price'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DraftOrder } from '#app/order/draft/draft-order.ts'
import { useCurbsideOffer } from '#app/order/menu/use-curbside-offer.ts'
import { payloadFor } from '#app/order/pricing/calculation.ts'
import { checkoutCase } from '#app/order/pricing/checkout-case.ts'
import { pricingCalls } from '#app/order/pricing/order-api.ts'
import { isStoreClosed, useRefusalText } from '#app/order/pricing/refusal-text.ts'
import { storeIsOpen, tellStoreIsClosed } from '#app/order/pricing/store-closed.ts'
import { minimumDelay } from '#app/platform/loading/minimum-delay.ts'
import { askSignIn } from '#app/platform/session/ask-sign-in.ts'
import { currentUser } from '#app/platform/session/current-user.ts'
import { chooserCalledFrom } from '#app/platform/visit/calling-page.ts'
import { useBrand } from '#app/platform/visit/use-brand.ts'
import { FaultMessage } from '../../order/pricing/fault-message.tsx'
import type { ShownBill } from '../../order/pricing/use-bill.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { BlockingSpinner } from '../../platform/loading/blocking-spinner.tsx'
import { network } from '../../platform/offline/network.ts'
import { ErrorAlert } from '../../platform/snackbar/error-alert.tsx'
import { usePrice } from '../../platform/visit/use-brand.ts'

export function CheckoutButton(props: { bill: ShownBill; unavailable: readonly Words[] }) {
  const { bill } = props
  const text = useText()
  const price = usePrice()
  const reasonId = useId()
  const isOffline = useStored(network, 'online') === 'offline'
  const { start, isBusy, fault, alert, dismissAlert } = useCheckout(bill, props.unavailable)
  const isNotesFault = fault?.rule === 'notes-too-long'
  useEffect(() => {
    if (isNotesFault) document.querySelector<HTMLElement>('dialog textarea')?.focus()
  }, [isNotesFault])

  return (
    <div className="flex flex-col gap-2">
      {fault && <FaultMessage fault={fault} ordered={bill.ordered} />}
      <button
        type="button"
        disabled={isOffline}
        aria-busy={isBusy}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={start}
        className={buttonClass(
          'primary',
          'min-h-14 w-full disabled:cursor-not-allowed disabled:border-line disabled:bg-surface3 disabled:text-text2',
        )}
      >
        {isBusy && <LoaderCircle size={20} aria-hidden="true" className="animate-spin" />}
        <span className="flex-1 text-start">{text('checkout')}</span>
        <Price parts={price(bill.figures.total)} />
      </button>
      {isOffline && (
        <p id={reasonId} className="text-center text-small text-text2">
          {text('no_network')}
        </p>
      )}
      {isBusy && <BlockingSpinner />}
      {alert !== null && <ErrorAlert detail={alert} onClose={dismissAlert} />}
    </div>
  )
}

/**
 * From the cart to what goes well with it: our own checks in their order, then the server's. Where the order could be
 * carried out to a car, the first pass stays in the cart and says so; the second leads on.
 */
function useCheckout({ order, ordered }: ShownBill, unavailable: readonly Words[]) {
  const text = useText()
  const brand = useBrand()
  const navigate = useNavigate()
  const refusal = useRefusalText()
  const isCurbsideOffered = useCurbsideOffer()
  const hasPassed = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [stopped, setStopped] = useState<{ by: CheckoutFault; order: DraftOrder } | null>(null)
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
    const api = pricingCalls(brand)
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
      const isHeldForCurbside = isCurbsideOffered && order.carId === null && !hasPassed.current
      hasPassed.current = true
      if (isHeldForCurbside) showSnackbar({ text: text('curbside_offer_hint') })
      else navigate('/upsell')
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
function chooserFor({ orderType }: DraftOrder, categorySlug: string | null) {
  const chooser = `/menu/${categorySlug}/location${orderType ? `/${orderType}` : ''}`
  return `${chooserCalledFrom(chooser, 'cart')}&checking-out=true`
}
