import type { ItemAvailability } from '@sufra/domain/availability'
import { Clock } from 'lucide-react'
import { useClockText } from '../i18n/clock-text.ts'
import { useText } from '../i18n/use-text.ts'

/** Why an item cannot be had right now, in words. */
export function AvailabilityNote({ availability }: { availability: ItemAvailability }) {
  const text = useText()
  const clock = useClockText()
  const words = (() => {
    switch (availability.state) {
      case 'available':
        return null
      case 'sold-out':
        return text('sold_out')
      case 'not-here':
      case 'not-this-type':
        return text('not_available_here')
      case 'later':
        return (
          availability.from && text('available_from', { time: clock(availability.from.minutes) })
        )
    }
  })()
  if (!words) return null
  return (
    <p className="flex items-center gap-1 text-caption font-medium text-warning">
      <Clock size={14} aria-hidden="true" />
      {words}
    </p>
  )
}
