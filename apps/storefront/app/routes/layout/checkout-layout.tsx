import { Link, Outlet } from 'react-router'
import { DestinationWatch } from '#app/features/branches/destination-watch.tsx'
import { Frame } from '#app/features/shell/frame.tsx'
import { LanguageSwitch } from '../../platform/visit/language-switch.tsx'
import { useBrand } from '../../platform/visit/use-brand.ts'
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

/** Logo and language switch only: the checkout's header has no links that lead away. */
function CheckoutHeader() {
  const brand = useBrand()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="page flex h-16 items-center justify-between gap-3 gutter desktop:h-[4.5rem]">
        <Link to="/menu" className="flex min-h-11 min-w-0 items-center gap-2.5">
          <img src={brand.logo} alt="" width={40} height={40} className="size-10" />
          <span className="truncate text-h3 font-bold text-primary-text">{brand.label}</span>
        </Link>
        <LanguageSwitch isShort />
      </div>
    </header>
  )
}
