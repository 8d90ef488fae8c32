import { Outlet } from 'react-router'
import { CartHost } from '#app/cart/cart-host.tsx'
import { PlaceWatch } from '#app/locations/place-watch.tsx'
import { OrderAlertHost } from '#app/orders/order-alert-host.tsx'
import { Shell } from '#app/shell/shell.tsx'

/** The default layout: header, side menu, footer, and the cart and the order alert over them. */
export default function ShellLayout() {
  return (
    <>
      <Shell>
        <PlaceWatch />
        <Outlet />
      </Shell>
      <CartHost />
      <OrderAlertHost />
    </>
  )
}
