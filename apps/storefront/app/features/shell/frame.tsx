import { useStored } from '@sufra/web/storage/use-stored'
import { clsx } from 'clsx'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { withMoreTexts } from '../../platform/i18n/texts.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { LoadingBar } from '../../platform/loading/loading-bar.tsx'
import { OfflineNotice } from '../../platform/offline/offline-notice.tsx'
import { waitingWorker } from '../../platform/offline/waiting-worker.ts'
import { Snackbar } from '../../platform/snackbar/snackbar.tsx'

const UpdateNotice = lazy(withMoreTexts(() => import('../../platform/offline/update-notice.tsx')))

/** What every layout has: the page between its header and its footer, and the news over it. */
export function Frame(props: {
  header: ReactNode
  footer?: ReactNode
  /** Listeners for what happens within the page. */
  page?: ComponentProps<'main'>
  children: ReactNode
}) {
  const text = useText()
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
      {props.header}
      <OfflineNotice />
      {/* The footer waits below the screen: it never moves under the eyes of whoever waits for the page. */}
      <main
        id="content"
        className={clsx('flex-1', props.footer && 'min-h-svh')}
        tabIndex={-1}
        {...props.page}
      >
        {props.children}
      </main>
      {props.footer}
      <Snackbar />
      <div aria-live="polite">
        <Suspense>{newVersion && <UpdateNotice worker={newVersion} />}</Suspense>
      </div>
    </div>
  )
}
