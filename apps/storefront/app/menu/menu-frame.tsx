import type { ReactNode } from 'react'
import { CategoryRail } from './category-rail.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import type { CategoryEntry } from './menu-model.ts'

/** Tabs under the header on phones, a rail of 270 beside the menu on desktops. */
export function MenuFrame(props: {
  entries: CategoryEntry[]
  activeSlug: string | null
  hrefOf: (entry: CategoryEntry) => string
  onChoose?: (slug: string) => void
  children: ReactNode
}) {
  const { children, ...navigation } = props
  return (
    <>
      <div className="sticky top-16 z-10 desktop:hidden">
        <CategoryTabs {...navigation} />
      </div>
      <div className="page grid gutter desktop:grid-cols-[270px_minmax(0,1fr)] desktop:gap-8 desktop:pt-6">
        <div>
          <CategoryRail {...navigation} />
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </>
  )
}
