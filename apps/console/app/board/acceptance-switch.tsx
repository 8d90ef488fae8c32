import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { clsx } from 'clsx'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../i18n/text-provider.tsx'
import { useCrew } from '../session/use-crew.ts'
import { AcceptanceDialog } from './acceptance-dialog.tsx'

/** Shows whether the branch takes orders; those who may change it are asked first. */
export function AcceptanceSwitch({ accepts }: { accepts: boolean }) {
  const text = useText()
  const { session } = useCrew()
  const [isAsking, setAsking] = useState(false)
  const Icon = accepts ? CirclePlay : CirclePause
  const look = accepts ? 'bg-ready-soft text-ready' : 'bg-warning-soft text-warning'
  return (
    <>
      <button
        type="button"
        disabled={!mayStaff(session, 'pause-branch')}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className={clsx(
          'pressable flex min-h-11 items-center gap-2 rounded-full px-4 text-small font-semibold',
          look,
        )}
      >
        <Icon size={18} aria-hidden="true" />
        <span className="sr-only tablet:not-sr-only">{text(accepts ? 'accepting' : 'paused')}</span>
      </button>
      {isAsking && <AcceptanceDialog accepts={accepts} onClose={() => setAsking(false)} />}
    </>
  )
}
