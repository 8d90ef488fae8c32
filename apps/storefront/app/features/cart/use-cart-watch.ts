import { CART_WARNING_MS } from '@sufra/domain/cart/cart-timers'
import { showSnackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useEffect, useEffectEvent } from 'react'
import { cart } from '../../order/cart/cart-store.ts'
import { watchCart } from '../../order/cart/cart-watch.ts'
import { useText } from '../../platform/i18n/use-text.ts'

const WARNING_MINUTES = CART_WARNING_MS / 60_000

/** Tells a customer before the cart is emptied, and lets them keep it. */
export function useCartWatch() {
  const text = useText()
  const warn = useEffectEvent(() =>
    showSnackbar({
      text: text('cart_ends_soon', { count: WARNING_MINUTES }),
      isPersistent: true,
      action: { label: text('keep_my_cart'), run: cart.keepCart },
    }),
  )
  const emptied = useEffectEvent(() => {
    showSnackbar({ text: text('cart_ended'), isPersistent: true })
  })

  useEffect(() => watchCart(cart, { warn: () => warn(), emptied: () => emptied() }), [])
}
