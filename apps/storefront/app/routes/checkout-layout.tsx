import { Outlet } from 'react-router'
import { CartHost } from '#app/cart/cart-host.tsx'
import { PlaceWatch } from '#app/locations/place-watch.tsx'
import { CheckoutHeader } from '#app/shell/checkout-header.tsx'
import { Frame } from '#app/shell/frame.tsx'

/** The layout of the checkout: no side menu, no search, no footer. The cart is kept, out of sight. */
export default function CheckoutLayout() {
  return (
    <>
      <Frame header={<CheckoutHeader />}>
        <PlaceWatch />
        <Outlet />
      </Frame>
      <CartHost />
    </>
  )
}
