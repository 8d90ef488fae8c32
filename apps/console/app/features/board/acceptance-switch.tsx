import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { smallButtonClass } from '@sufra/web/ui/button'
import { clsx } from 'clsx'
import { CirclePause, CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../platform/i18n/text-provider.tsx'
import { useWords } from '../../platform/i18n/use-words.ts'
import { useCrew } from '../../platform/session/use-crew.ts'

import { TitledDialog } from '../../platform/ui/dialog.tsx'

import { useAcceptance } from './use-acceptance.ts'

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

function AcceptanceDialog(props: { accepts: boolean; onClose: () => void }) {
  const { accepts, onClose } = props
  const text = useText()
  const words = useWords()
  const { branch } = useCrew()
  const { isBusy, setAcceptance } = useAcceptance()
  const name = { branch: words(branch.attributes.name) }

  return (
    <TitledDialog
      title={text(accepts ? 'pause_branch' : 'resume_branch', name)}
      closeLabel={text('close')}
      onClose={onClose}
    >
      <p className="text-text2">{text(accepts ? 'pause_hint' : 'resume_hint')}</p>
      <div className="flex gap-3 pt-5">
        <button type="button" className={smallButtonClass('secondary', 'flex-1')} onClick={onClose}>
          {text('cancel')}
        </button>
        <button
          type="button"
          className={smallButtonClass(accepts ? 'danger' : 'primary', 'flex-1')}
          disabled={isBusy}
          onClick={() => void setAcceptance(!accepts).then(onClose)}
        >
          {text(accepts ? 'pause' : 'resume')}
        </button>
      </div>
    </TitledDialog>
  )
}
