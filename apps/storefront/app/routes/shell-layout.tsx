import { Outlet } from 'react-router'
import { CartHost } from '#app/cart/cart-host.tsx'
import { PlaceWatch } from '#app/locations/place-watch.tsx'
import { Shell } from '#app/shell/shell.tsx'

/** The default layout: header, side menu, footer, and the cart over them. */
export default function ShellLayout() {
  return (
    <>
      <Shell>
        <PlaceWatch />
        <Outlet />
      </Shell>
      <CartHost />
    </>
  )
}
