import { BadgePercent, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const PromosDialog = lazy(() => import('./promos-dialog.tsx'))

/** Opens the popup, to choose a promotion or another one. */
export function SeePromos({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pressable -mx-2 flex min-h-11 items-center gap-3 rounded-input px-2 text-start font-semibold text-primary-text hover:bg-primary-soft"
      >
        <BadgePercent size={20} aria-hidden="true" className="shrink-0" />
        <span className="flex-1">{label}</span>
        <ChevronRight size={18} aria-hidden="true" className="mirrored shrink-0" />
      </button>
      {isOpen && (
        <Suspense>
          <PromosDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
