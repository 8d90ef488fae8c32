import { mayStaff } from '@sufra/domain/vocabulary/staff-roles'
import { CirclePause } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'
import { useCrew } from '../session/use-crew.ts'
import { buttonClass } from '../ui/button.ts'
import { Notice } from '../ui/notice.tsx'
import { useAcceptance } from './use-acceptance.ts'

/** A branch paused in a rush is easily forgotten. */
export function PausedNotice() {
  const text = useText()
  const { session } = useCrew()
  const { isBusy, setAcceptance } = useAcceptance()
  const resume = mayStaff(session, 'pause-branch') && (
    <button
      type="button"
      className={buttonClass('plain')}
      disabled={isBusy}
      onClick={() => void setAcceptance(true)}
    >
      {text('resume')}
    </button>
  )
  return (
    <Notice look="warning" Icon={CirclePause} action={resume}>
      {text('paused_bar')}
    </Notice>
  )
}
