import { iconButtonClass } from '@sufra/web/ui/button'
import { BellOff, BellRing } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../../../platform/i18n/text-provider.tsx'
import { sound } from './sound.ts'

export const useSound = () => useSyncExternalStore(sound.subscribe, sound.state)

export function SoundButton() {
  const text = useText()
  const isOff = useSound() === 'off'
  const label = text(isOff ? 'turn_sound_on' : 'turn_sound_off')
  return (
    <button
      type="button"
      className={iconButtonClass}
      title={label}
      onClick={() => sound.turn(isOff ? 'on' : 'off')}
    >
      {isOff ? <BellOff size={20} aria-hidden="true" /> : <BellRing size={20} aria-hidden="true" />}
      <span className="sr-only">{label}</span>
    </button>
  )
}
