import type { ReactNode } from 'react'
import type { CategoryEntry } from '../../order/menu/menu-model.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import { CategoryRail } from './category-rail.tsx'
import { CategoryTabs } from './category-tabs.tsx'

/** Tabs under the header until there is room for three columns: a rail of 270, the menu, and the cart of 350. */
export function MenuFrame(props: {
  entries: CategoryEntry[]
  activeSlug: string | null
  hrefOf: (entry: CategoryEntry) => string
  onChoose?: (slug: string) => void
  /** Beside the menu where there is room; brands that take no orders have none. */
  cart: ReactNode
  children: ReactNode
}) {
  const { children, cart, ...navigation } = props
  const { isMenuOnly } = useBrand()
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
        {!isMenuOnly && <div className="hidden pt-6 desktop:block wide:pt-0">{cart}</div>}
      </div>
    </>
  )
}
