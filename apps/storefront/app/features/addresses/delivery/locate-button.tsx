import { LocateFixed } from 'lucide-react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { buttonClass } from '../../../platform/ui/button.ts'

export function LocateButton(props: {
  position: 'idle' | 'asking' | 'denied' | 'found'
  onLocate: () => void
}) {
  const text = useText()
  const isAsking = props.position === 'asking'
  return (
    <>
      <button
        type="button"
        onClick={props.onLocate}
        disabled={isAsking}
        aria-busy={isAsking}
        className={buttonClass('quiet', '-ms-3 min-h-11 self-start px-3')}
      >
        <LocateFixed size={20} aria-hidden="true" />
        {text(isAsking ? 'finding_you' : 'use_my_location')}
      </button>
      <p role="status" className="text-small text-text2 empty:hidden">
        {props.position === 'denied' && text('location_denied_delivery')}
      </p>
    </>
  )
}
