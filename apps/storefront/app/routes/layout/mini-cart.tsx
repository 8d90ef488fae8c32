import { useStored } from '@sufra/web/storage/use-stored'
import { lazy, Suspense } from 'react'
import { wideScreen } from '#app/order/cart/wide-screen.ts'

const MiniCart = lazy(() => import('#app/features/cart/mini-cart.tsx'))

/** Phones have no room for the cart beside the menu and do not fetch it. */
export function MiniCartBesideMenu() {
  const isWide = useStored(wideScreen, false)
  return <Suspense>{isWide && <MiniCart />}</Suspense>
}
