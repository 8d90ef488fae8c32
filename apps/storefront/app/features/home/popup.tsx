import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { Dialog } from '@sufra/web/ui/dialog'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { seenPopups } from '../../platform/storage/keys/seen-popups.ts'
import { useHydrated } from '../../platform/ui/hydrated.ts'
import { Picture } from '../../platform/ui/picture.tsx'
import type { Popup } from './home-model.ts'

/** Shown once per visit. */
export function HomePopup({ popup }: { popup: Popup }) {
  const text = useText()
  const isHydrated = useHydrated()
  const seen = useStored(seenPopups, null)
  if (!isHydrated || seen?.includes(popup.id)) return null

  const close = () => seenPopups.write([...(seen ?? []), popup.id])
  return (
    <Dialog label={popup.title} onClose={close} className="sheet bg-surface">
      <Picture src={popup.picture} alt="" sizes="461px" className="aspect-16/9 w-full" />
      <div className="flex flex-col gap-2 p-6">
        <h2 className="text-h2 font-bold">{popup.title}</h2>
        <p className="text-text2">{popup.text}</p>
        {popup.link && (
          <Link to={popup.link} onClick={close} className={buttonClass('primary', 'mt-3')}>
            {text('start_order')}
          </Link>
        )}
      </div>
      <button
        type="button"
        onClick={close}
        className={`${iconButtonClass} absolute inset-e-3 top-3 bg-surface shadow-e1`}
      >
        <X size={22} aria-hidden="true" />
        <span className="sr-only">{text('close')}</span>
      </button>
    </Dialog>
  )
}
