import { parseWireMoment, wireMoment } from '@sufra/domain/clock/wire-moment'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { storedValue } from '../../platform/storage/stored-value.ts'
import { useStored } from '../../platform/storage/use-stored.ts'

/** What times depend on. */
export type SchedulePlace = { locationId: number; orderType: OrderType }

/** When the order is wanted, 'YYYY-MM-DD HH:mm:ss' in UTC, as it is sent. Absent: as soon as possible. */
export const scheduledTime = storedValue('scheduled_time', (text) =>
  parseWireMoment(text) === null ? null : text,
)

/** The place it was chosen for: another may not be able to keep it. */
const scheduledPlace = storedValue('scheduled_place', (text) =>
  /^[1-9]\d* [a-z-]+$/.test(text) ? text : null,
)

export const useScheduledTime = () => useStored(scheduledTime, null)

/** As a moment. */
export const scheduledMoment = (wire: string | null) =>
  wire === null ? null : parseWireMoment(wire)

export function scheduleFor(at: number, place: SchedulePlace) {
  scheduledPlace.write(nameOf(place))
  scheduledTime.write(wireMoment(at))
}

/** Whether the time was chosen for another branch or order type. */
export function wasScheduledElsewhere(place: SchedulePlace): boolean {
  const chosenFor = scheduledPlace.read()
  return chosenFor !== null && chosenFor !== nameOf(place)
}

const nameOf = ({ locationId, orderType }: SchedulePlace) => `${locationId} ${orderType}`
