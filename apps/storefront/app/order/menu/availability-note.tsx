import type { ItemAvailability, SellingWindow } from '@sufra/domain/menu/availability'
import { Clock } from 'lucide-react'
import { useClockText } from '../../platform/format/clock-text.ts'
import { useText } from '../../platform/i18n/use-text.ts'

/**
 * Why an item cannot be had right now, or until when it can. An item with selling times has its line from
 * the start, before the browser knows the time, so that nothing moves when it does.
 */
export function AvailabilityNote(props: {
  availability: ItemAvailability
  windows: readonly SellingWindow[]
}) {
  const text = useText()
  const clock = useClockText()
  const [window] = props.windows

  switch (props.availability.state) {
    case 'sold-out':
      return <Note tone="text-warning">{text('sold_out')}</Note>
    case 'not-here':
    case 'not-this-type':
      return <Note tone="text-warning">{text('not_available_here')}</Note>
    case 'later': {
      const { from } = props.availability
      if (!from) return null
      return (
        <Note tone="text-warning">{text('available_from', { time: clock(from.minutes) })}</Note>
      )
    }
    case 'available':
      if (!window) return null
      return (
        <Note tone="text-text2">
          {text('available_between', { from: clock(window.from), to: clock(window.to) })}
        </Note>
      )
  }
}

function Note(props: { tone: string; children: string }) {
  return (
    <span className={`flex items-center gap-1 text-caption font-medium ${props.tone}`}>
      <Clock size={14} aria-hidden="true" />
      {props.children}
    </span>
  )
}
