import { Outlet } from 'react-router'
import { DestinationWatch } from '#app/features/branches/destination-watch.tsx'
import { CheckoutHeader } from '#app/features/checkout/checkout-header.tsx'
import { Frame } from '#app/features/shell/frame.tsx'
import { CartHost } from './cart-host.tsx'

/** The layout of the checkout: no side menu, no search, no footer. The cart is kept, out of sight. */
export default function CheckoutLayout() {
  return (
    <>
      <Frame header={<CheckoutHeader />}>
        <DestinationWatch />
        <Outlet />
      </Frame>
      <CartHost />
    </>
  )
}
