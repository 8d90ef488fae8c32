import { showSnackbar, snackbar } from '@sufra/web/snackbar/snackbar-queue'
import { useStored } from '@sufra/web/storage/use-stored'
import SnackMessage from '@sufra/web/ui/snack-message'
import { useText } from '../i18n/text-provider.tsx'

const TROUBLE_MS = 5_000

/** Says what went wrong with something just tried. */
export const showTrouble = (text: string) => showSnackbar({ text, duration: TROUBLE_MS })

export function SnackbarHost() {
  const text = useText()
  const snack = useStored(snackbar, null)
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-10 flex justify-center px-4"
    >
      {snack && <SnackMessage key={snack.id} snack={snack} closeLabel={text('close')} />}
    </div>
  )
}
