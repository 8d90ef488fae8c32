import { lazy, type ReactNode, Suspense } from 'react'
import { useItemTaps } from '../../order/menu/use-item-taps.ts'
import { useSideMenu } from '../../platform/visit/use-side-menu.ts'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

const SideMenu = lazy(() => import('./side-menu.tsx'))

/** The default layout: header, page, footer, and the side menu over them. */
export function Shell({ children, sheet }: { children: ReactNode; sheet: ReactNode }) {
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
      {sheet}
    </>
  )
}
