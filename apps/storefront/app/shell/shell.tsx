import { lazy, type ReactNode, Suspense } from 'react'
import { useItemSheet } from '../customise/open-item.ts'
import { useItemTaps } from '../customise/use-item-taps.ts'
import { useText } from '../i18n/use-text.ts'
import { LoadingBar } from '../loading/loading-bar.tsx'
import { OfflineNotice } from '../offline/offline-notice.tsx'
import { waitingWorker } from '../offline/waiting-worker.ts'
import { Snackbar } from '../snackbar/snackbar.tsx'
import { useStored } from '../storage/use-stored.ts'
import { useHydrated } from '../ui/hydrated.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useSideMenu } from './use-side-menu.ts'

const SideMenu = lazy(() => import('./side-menu.tsx'))
const UpdateNotice = lazy(() => import('../offline/update-notice.tsx'))
const ItemSheet = lazy(() => import('../customise/item-sheet.tsx'))

/** The default layout: header, page, footer, and the side menu over them. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText()
  const { isOpen } = useSideMenu()
  const { itemId } = useItemSheet()
  const taps = useItemTaps()
  const isHydrated = useHydrated()
  const newVersion = useStored(waitingWorker, null)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed inset-s-4 top-3 z-60 -translate-y-20 rounded-input bg-surface px-4 py-2 font-semibold shadow-e3 focus-visible:translate-y-0"
      >
        {text('skip_to_content')}
      </a>
      <LoadingBar />
      <Header />
      <OfflineNotice />
      {/* Hears the clicks of the links and buttons within. */}
      <main id="content" className="flex-1" tabIndex={-1} {...taps}>
        {children}
      </main>
      <Footer />
      <Snackbar />
      <div aria-live="polite">
        <Suspense>{newVersion && <UpdateNotice worker={newVersion} />}</Suspense>
      </div>
      {isOpen && (
        <Suspense>
          <SideMenu />
        </Suspense>
      )}
      {isHydrated && itemId !== null && (
        <Suspense>
          <ItemSheet itemId={itemId} />
        </Suspense>
      )}
    </div>
  )
}
