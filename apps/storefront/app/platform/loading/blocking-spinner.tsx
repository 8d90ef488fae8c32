import { LoaderCircle } from 'lucide-react'
import { useText } from '../i18n/use-text.ts'

/** Blocks the page while the order is being checked. */
export function BlockingSpinner() {
  const text = useText()
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-items-center bg-bg/70 transition-opacity duration-200 starting:opacity-0"
    >
      <p className="flex items-center gap-3 rounded-tile bg-surface px-5 py-4 font-semibold shadow-e3">
        <LoaderCircle size={22} aria-hidden="true" className="animate-spin text-primary-text" />
        {text('checking_order')}
      </p>
    </div>
  )
}
