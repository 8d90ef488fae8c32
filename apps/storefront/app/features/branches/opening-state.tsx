import { openingAt } from '@sufra/domain/schedule/opening-hours'
import { minuteClock } from '@sufra/web/page/clock'
import { Clock } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useMomentText } from '../../platform/format/moment-text.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { Branch } from './found-branches.ts'

/** Open or closed right now: only the browser's page knows the time, the server's keeps its place. */
export function OpeningState({ branch }: { branch: Branch }) {
  const text = useText()
  const moment = useMomentText()
  const { zone } = useBrand()
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.read, () => null)
  if (now === null) {
    return (
      <span className="w-full" aria-hidden="true">
        <span className="block h-[1lh] w-32 rounded-chip bg-surface2" />
      </span>
    )
  }

  if (!branch.acceptsOrders) {
    return <State tone="text-danger">{text('not_accepting_orders')}</State>
  }
  const opening = openingAt(branch.hours, branch.holidays, zone, now)
  if (opening.state === 'closed') {
    return (
      <State tone="text-danger">
        {opening.opensAt === null
          ? text('closed')
          : text('closed_opens_at', { time: moment(opening.opensAt, now) })}
      </State>
    )
  }
  if (opening.until === null) return <State tone="text-success">{text('open_all_day')}</State>
  const time = moment(opening.until, now)
  return opening.closesSoon ? (
    <State tone="text-warning">{text('closes_soon', { time })}</State>
  ) : (
    <State tone="text-success">{text('open_until', { time })}</State>
  )
}

function State(props: { tone: string; children: string }) {
  return (
    <span className={`inline-flex w-full items-center gap-1.5 font-medium ${props.tone}`}>
      <Clock size={16} aria-hidden="true" />
      {props.children}
    </span>
  )
}
