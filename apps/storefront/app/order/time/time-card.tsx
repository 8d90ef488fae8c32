import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStored } from '../../platform/storage/use-stored.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { SchedulePlace } from '../choices/scheduled-time.ts'
import { scheduledMoment, useScheduledTime } from '../choices/scheduled-time.ts'
import { useSchedulePlace } from './schedule-place.ts'
import { TimeGoneNotice } from './time-gone-notice.tsx'
import { chooseSoonest, chooseTime, lostTime, newsOf } from './time-news.ts'
import { TimeRow } from './time-row.tsx'
import { useConceptNow } from './use-concept-now.ts'
import { useSchedule } from './use-schedule.ts'
import { useScheduleDialog } from './use-schedule-dialog.ts'

const openDialog = () => import('./schedule-dialog.tsx')
const ScheduleDialog = lazy(openDialog)

/** When the order will be had; nothing before a place is chosen. */
export function TimeCard() {
  const place = useSchedulePlace()
  return place && <PlacedTimeCard key={`${place.locationId} ${place.orderType}`} place={place} />
}

function PlacedTimeCard({ place }: { place: SchedulePlace }) {
  const { allowsAdvanceOrders } = useBrand()
  const source = useSchedule(place)
  const { schedule } = source
  const now = useConceptNow(schedule)
  const scheduled = scheduledMoment(useScheduledTime())
  const lost = useStored(lostTime, null)
  const dialog = useScheduleDialog()
  const calendar = useRef<HTMLButtonElement>(null)

  const wanted = scheduled ?? lost
  const news = schedule && wanted !== null ? newsOf(wanted, schedule, now) : null
  // What was pressed goes away with the choice; the focus must not.
  const then = (choose: () => void) => () => {
    choose()
    calendar.current?.focus()
  }

  // Whoever looks at their cart may well want another time: the dialog should then be here already.
  useEffect(() => {
    if (allowsAdvanceOrders) openDialog().catch(() => {})
  }, [allowsAdvanceOrders])

  return (
    <div className="border-t border-line py-2 desktop:mt-3 desktop:rounded-tile desktop:border desktop:px-4">
      <TimeRow
        scheduled={scheduled}
        source={source}
        now={now}
        calendar={calendar}
        onSchedule={allowsAdvanceOrders ? dialog.open : null}
        onClear={then(chooseSoonest)}
      />
      {schedule && wanted !== null && news?.state === 'gone' && (
        <TimeGoneNotice
          at={wanted}
          news={news}
          isLost={scheduled === null}
          onChoose={(at) => then(() => chooseTime(at, schedule))()}
          onOther={allowsAdvanceOrders ? dialog.open : null}
          onDismiss={then(chooseSoonest)}
        />
      )}
      {allowsAdvanceOrders && dialog.isOpen && (
        <Suspense>
          <ScheduleDialog source={source} now={now} wanted={wanted} onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  )
}
