import { smallButtonClass } from '@sufra/web/ui/button'
import { BellRing } from 'lucide-react'
import { useText } from '../../../platform/i18n/text-provider.tsx'
import { Notice } from '../../../platform/ui/notice.tsx'
import { sound } from './sound.ts'
import { useSound } from './sound-button.tsx'

/** Browsers keep pages silent until they are touched, so the page says so. */
export function SoundNotice() {
  const text = useText()
  if (useSound() !== 'blocked') return null
  return (
    <Notice
      look="info"
      Icon={BellRing}
      action={
        <button
          type="button"
          className={smallButtonClass('secondary')}
          onClick={() => void sound.unlock()}
        >
          {text('sound_tap')}
        </button>
      }
    >
      {text('sound_needs_tap')}
    </Notice>
  )
}
