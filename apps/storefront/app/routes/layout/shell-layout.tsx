import { Outlet } from 'react-router'
import { DestinationWatch } from '#app/features/branches/destination-watch.tsx'
import { OrderAlertHost } from '#app/features/orders/order-alert-host.tsx'
import { Shell } from '#app/features/shell/shell.tsx'
import { CartHost } from './cart-host.tsx'
import { ItemSheetHost } from './item-sheet-host.tsx'

/** The default layout: header, side menu, footer, and the cart and the order alert over them. */
export default function ShellLayout() {
  return (
    <>
      <Shell sheet={<ItemSheetHost />}>
        <DestinationWatch />
        <Outlet />
      </Shell>
      <CartHost />
      <OrderAlertHost />
    </>
  )
}
