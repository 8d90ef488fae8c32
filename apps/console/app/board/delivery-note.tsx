import type { BoardOrder } from '@sufra/contract/orders/board'
import { MapPin, MessageSquareText } from 'lucide-react'
import { useText } from '../i18n/text-provider.tsx'

/** Where it goes, and what the driver should know. */
export function DeliveryNote(props: { address: NonNullable<BoardOrder['attributes']['address']> }) {
  const text = useText()
  const { label, line1, details, instructions } = props.address
  return (
    <div className="flex gap-1.5 text-caption text-text2">
      <MapPin size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <bdi className="font-semibold text-text">{[label, line1].filter(Boolean).join(' · ')}</bdi>
        {details.length > 0 && <p className="wrap-anywhere">{details.join(' · ')}</p>}
        {instructions && (
          <p className="flex gap-1 pt-0.5 font-semibold text-warning">
            <MessageSquareText size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="sr-only">{text('driver_note')}</span>
            <bdi className="wrap-anywhere">{instructions}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
