import { snackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import { lazy, Suspense } from 'react'
import { useText } from '../i18n/use-text.ts'

/** Comes with the cart, which is what most of them are about. */
const SnackMessage = lazy(() => import('@sufra/web/ui/snack-message'))

/** Rendered once. The live region exists from the start, so that its messages are read aloud. */
export function Snackbar() {
  const text = useText()
  const snack = useStored(snackbar, null)
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 inset-be-[calc(var(--cart-bar-height,0px)+var(--order-alert-height,0px)+1rem+env(safe-area-inset-bottom))] z-60 flex justify-center"
    >
      <Suspense>
        {snack && <SnackMessage key={snack.id} snack={snack} closeLabel={text('close')} />}
      </Suspense>
    </div>
  )
}
