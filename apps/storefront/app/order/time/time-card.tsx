import type { ChosenSlotState } from '@sufra/domain/schedule/chosen-slot'
import { minuteClock } from '@sufra/web/page/clock'
import { useStored } from '@sufra/web/storage/use-stored'
import { buttonClass, iconButtonClass } from '@sufra/web/ui/button'
import { CircleAlert, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { draftOrder, NO_ORDER } from '#app/order/draft/draft-order.ts'
import { useText } from '#app/platform/i18n/use-text.ts'
import { useBrand } from '../../platform/visit/use-brand.ts'
import type { ScheduleDestination } from '../choices/scheduled-time.ts'
import { scheduledMoment, useScheduledTime } from '../choices/scheduled-time.ts'
import type { BranchSchedule } from './branch-schedule.ts'
import { chooseSoonest, chooseTime, lostTime, slotStateOf } from './settle-time.ts'
import { TimeRow } from './time-row.tsx'
import { useTimeTexts } from './time-texts.ts'
import { useSchedule } from './use-schedule.ts'

const openDialog = () => import('./schedule-dialog.tsx')
const ScheduleDialog = lazy(openDialog)

/** When the order will be had; nothing before a destination is chosen. */
export function TimeCard() {
  const destination = useScheduleDestination()
  return (
    destination && (
      <DestinationTimeCard
        key={`${destination.locationId} ${destination.orderType}`}
        destination={destination}
      />
    )
  )
}

function DestinationTimeCard({ destination }: { destination: ScheduleDestination }) {
  const { allowsAdvanceOrders } = useBrand()
  const source = useSchedule(destination)
  const { schedule } = source
  const now = useConceptNow(schedule)
  const scheduled = scheduledMoment(useScheduledTime())
  const lost = useStored(lostTime, null)
  const dialog = useScheduleDialog()
  const calendar = useRef<HTMLButtonElement>(null)

  const wanted = scheduled ?? lost
  const slotState = schedule && wanted !== null ? slotStateOf(wanted, schedule, now) : null
  // The pressed button is removed with the choice: keep the focus in the card.
  const then = (choose: () => void) => () => {
    choose()
    calendar.current?.focus()
  }

  // Loaded ahead, so that the dialog opens without waiting.
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
      {schedule && wanted !== null && slotState?.state === 'gone' && (
        <TimeGoneNotice
          at={wanted}
          slotState={slotState}
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

/** Null while the visitor has not said where and how. */
function useScheduleDestination(): ScheduleDestination | null {
  const { locationId, orderType } = useStored(draftOrder, NO_ORDER)
  return locationId !== null && orderType !== null ? { locationId, orderType } : null
}

/** The concept's present moment, to the minute. */
function useConceptNow(schedule: BranchSchedule | null): number {
  const deviceNow = useSyncExternalStore(minuteClock.subscribe, minuteClock.read, minuteClock.read)
  return schedule ? schedule.clock(deviceNow) : deviceNow
}

/** The dialog is open while the history's entry says so; going back closes it, and only it. */
function useScheduleDialog() {
  const location = useLocation()
  const navigate = useNavigate()
  return {
    // A reload starts with the cart alone: opened together with it, the dialog would lie below.
    isOpen: location.state?.schedulingSince === performance.timeOrigin,
    open: () =>
      navigate(location, {
        state: { ...location.state, schedulingSince: performance.timeOrigin },
        preventScrollReset: true,
      }),
    close: () => navigate(-1),
  }
}

const WHY = {
  'not-offered': 'time_gone',
  prayer: 'time_gone_prayer',
  full: 'time_gone_full',
} as const

/** The chosen time is gone. What to have instead is the customer's to say. */
function TimeGoneNotice(props: {
  at: number
  slotState: Extract<ChosenSlotState, { state: 'gone' }>
  /** Another destination could not keep it: the order is for as soon as possible meanwhile. */
  isLost: boolean
  onChoose: (at: number) => void
  /** Null where the brand takes no advance orders. */
  onOther: (() => void) | null
  onDismiss: () => void
}) {
  const text = useText()
  const { dateAtTime, near } = useTimeTexts()
  const { at, slotState, isLost, onOther } = props
  const instead = onOther ? slotState.instead : []
  return (
    <div
      role="alert"
      className="mt-2 mb-1 flex flex-col gap-3 rounded-tile bg-warning-soft p-3 text-small"
    >
      <div className="flex gap-2">
        <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0 text-warning" />
        <p className="min-w-0 flex-1">
          {text(isLost ? 'time_lost' : WHY[slotState.because], { time: dateAtTime(at) })}{' '}
          {instead.length > 0 && text('nearest_times')}
        </p>
        {isLost && (
          <button
            type="button"
            onClick={props.onDismiss}
            className={`${iconButtonClass} -m-2.5 text-text2`}
          >
            <X size={18} aria-hidden="true" />
            <span className="sr-only">{text('close')}</span>
          </button>
        )}
      </div>
      {onOther && (
        <div className="flex flex-wrap gap-2">
          {instead.map((time) => (
            <button
              key={time}
              type="button"
              onClick={() => props.onChoose(time)}
              className={buttonClass('secondary', 'min-h-11 px-3 py-2 tabular-nums')}
            >
              {near(time, at)}
            </button>
          ))}
          <button
            type="button"
            onClick={onOther}
            aria-haspopup="dialog"
            className={buttonClass('quiet', 'min-h-11 px-3 py-2')}
          >
            {text('another_time')}
          </button>
        </div>
      )}
    </div>
  )
}
