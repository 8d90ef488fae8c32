import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../platform/ui/hydrated.ts'

/** The chooser and a branch's own page are never covered. */
const LOCATION_PAGES = /^\/menu\/[^/]+\/location(\/|$)/

/** The panel is open while the address says `page=cart`; going back closes it. */
export function useCartPanel() {
  const location = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const isPossible = !LOCATION_PAGES.test(location.pathname)
  const page = new URLSearchParams(location.search).get('page')

  return {
    isPossible,
    isOpen: isHydrated && isPossible && page === 'cart',
    /** `coupon=` or `coupon-code=`. */
    bringsCoupon: isHydrated && location.search.includes('coupon'),
    /** The same page with the cart over it. */
    address: { ...location, search: searchWith(location.search, 'cart') },
    open: () => navigate({ search: searchWith(location.search, 'cart') }, OPENING),
    close: () =>
      location.state?.cart
        ? navigate(-1)
        : navigate(
            { search: searchWith(location.search, null) },
            { replace: true, preventScrollReset: true },
          ),
  }
}

/** Says that the entry before this one is the page without the cart. */
export const OPENING = { state: { cart: true }, preventScrollReset: true }

function searchWith(search: string, page: 'cart' | null): string {
  const changed = new URLSearchParams(search)
  if (page) changed.set('page', page)
  else changed.delete('page')
  return `?${changed}`
}
