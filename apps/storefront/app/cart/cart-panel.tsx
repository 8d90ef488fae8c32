import '../i18n/more-texts.ts'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../i18n/use-text.ts'
import { SignInPrompt } from '../sign-in/sign-in-prompt.tsx'
import { Snackbar } from '../snackbar/snackbar.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CartContent } from './cart-content.tsx'
import { CartHeader } from './cart-header.tsx'
import { cart } from './cart-store.ts'
import { EmptyCart } from './empty-cart.tsx'
import { useCartLines } from './use-cart.ts'

/** The whole screen, sliding in from the far side of the reading direction. */
export default function CartPanel(props: {
  onClose: () => void
  onCloseSlider: (() => void) | undefined
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
        {lines.length > 0 ? <CartContent lines={lines} /> : <EmptyCart />}
      </div>
      <Snackbar />
      <SignInPrompt />
    </Dialog>
  )
}
