import { useEffect, useEffectEvent } from 'react'
import { cart } from '../../order/cart/cart-store.ts'
import { useCartLines } from '../../order/cart/use-cart.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { Snackbar } from '../../platform/snackbar/snackbar.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { CartContent, type CartParts } from './cart-content.tsx'
import { CartHeader } from './cart-header.tsx'
import { EmptyCart } from './empty-cart.tsx'

/** The whole screen, sliding in from the far side of the reading direction. */
export function CartPanel(props: {
  onClose: () => void
  onCloseSlider: (() => void) | undefined
  parts: CartParts
}) {
  const text = useText()
  const lines = useCartLines()
  const tellClosed = useEffectEvent(() => props.onCloseSlider?.())

  useEffect(() => {
    window.dispatchEvent(new CustomEvent('view-cart', { detail: cart.read() }))
    return () => {
      tellClosed()
      window.dispatchEvent(new CustomEvent('close-slider'))
    }
  }, [])

  return (
    <Dialog
      label={text('your_cart')}
      onClose={props.onClose}
      className="fixed inset-0 h-dvh w-full overflow-y-auto overscroll-contain bg-bg text-text transition-[translate] duration-320 ease-out [--cart-bar-height:7rem] starting:translate-x-full desktop:[--cart-bar-height:0px] rtl:starting:-translate-x-full"
    >
      <div className="flex min-h-full flex-col">
        <CartHeader onClose={props.onClose} />
        {lines.length > 0 ? (
          <CartContent lines={lines} parts={props.parts} />
        ) : (
          <EmptyCart savings={props.parts.savings} />
        )}
      </div>
      <Snackbar />
      {props.parts.signIn}
    </Dialog>
  )
}
