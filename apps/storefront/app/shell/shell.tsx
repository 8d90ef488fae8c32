import { lazy, type ReactNode, Suspense } from 'react'
import { useItemSheet } from '../customise/open-item.ts'
import { useItemTaps } from '../customise/use-item-taps.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'
import { useSideMenu } from './use-side-menu.ts'

const SideMenu = lazy(() => import('./side-menu.tsx'))
const ItemSheet = lazy(() => import('../customise/item-sheet.tsx'))

/** The default layout: header, page, footer, and the side menu over them. */
export function Shell({ children }: { children: ReactNode }) {
  const { isOpen } = useSideMenu()
  // Hears the clicks of the links and buttons within.
  const taps = useItemTaps()
  return (
    <>
      <Frame header={<Header />} footer={<Footer />} page={taps}>
        {children}
      </Frame>
      {isOpen && (
        <Suspense>
          <SideMenu />
        </Suspense>
      )}
      <ItemSheetHost />
    </>
  )
}

/** By itself, so that nothing else is drawn anew when a sheet opens. */
function ItemSheetHost() {
  const { itemId } = useItemSheet()
  const isHydrated = useHydrated()
  if (!isHydrated || itemId === null) return null
  return (
    <Suspense>
      <ItemSheet itemId={itemId} />
    </Suspense>
  )
}
