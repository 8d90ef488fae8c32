import { lazy, type ReactNode, Suspense } from 'react'
import { wideScreen } from '../cart/wide-screen.ts'
import { useStored } from '../storage/use-stored.ts'
import { useBrand } from '../visit/use-brand.ts'
import { CategoryRail } from './category-rail.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import type { CategoryEntry } from './menu-model.ts'

/** Phones have no room for it and do not fetch it. */
const MiniCart = lazy(() => import('../cart/mini-cart.tsx'))

/** Tabs under the header until there is room for three columns: a rail of 270, the menu, and the cart of 350. */
export function MenuFrame(props: {
  entries: CategoryEntry[]
  activeSlug: string | null
  hrefOf: (entry: CategoryEntry) => string
  onChoose?: (slug: string) => void
  children: ReactNode
}) {
  const { children, ...navigation } = props
  const { isMenuOnly } = useBrand()
  const isWide = useStored(wideScreen, false)
  const columns = isMenuOnly
    ? 'wide:grid-cols-[270px_minmax(0,1fr)]'
    : 'desktop:grid-cols-[minmax(0,1fr)_350px] wide:grid-cols-[270px_minmax(0,1fr)_350px]'
  return (
    <>
      <div className="sticky top-16 z-10 desktop:top-[4.5rem] wide:hidden">
        <CategoryTabs {...navigation} />
      </div>
      <div className={`page grid gutter desktop:gap-8 wide:pt-6 ${columns}`}>
        <div className="hidden wide:block">
          <CategoryRail {...navigation} />
        </div>
        <div className="min-w-0">{children}</div>
        {!isMenuOnly && (
          <div className="hidden pt-6 desktop:block wide:pt-0">
            <Suspense>{isWide && <MiniCart />}</Suspense>
          </div>
        )}
      </div>
    </>
  )
}
