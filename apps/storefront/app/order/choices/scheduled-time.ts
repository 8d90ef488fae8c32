import { parseWireMoment, wireMoment } from '@sufra/domain/clock/wire-moment'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { storedValue } from '@sufra/web/storage/stored-value'
import { useStored } from '@sufra/web/storage/use-stored'

/** What times depend on. */
export type ScheduleDestination = { locationId: number; orderType: OrderType }

/** When the order is wanted, 'YYYY-MM-DD HH:mm:ss' in UTC, as it is sent. Absent: as soon as possible. */
export const scheduledTime = storedValue('scheduled_time', (text) =>
  parseWireMoment(text) === null ? null : text,
)

/** The destination it was chosen for: another may not be able to keep it. */
const scheduledDestination = storedValue('scheduled_place', (text) =>
  /^[1-9]\d* [a-z-]+$/.test(text) ? text : null,
)

export const useScheduledTime = () => useStored(scheduledTime, null)

/** As a moment. */
export const scheduledMoment = (wire: string | null) =>
  wire === null ? null : parseWireMoment(wire)

export function scheduleFor(at: number, destination: ScheduleDestination) {
  scheduledDestination.write(nameOf(destination))
  scheduledTime.write(wireMoment(at))
}

/** Whether the time was chosen for another branch or order type. */
export function wasScheduledElsewhere(destination: ScheduleDestination): boolean {
  const chosenFor = scheduledDestination.read()
  return chosenFor !== null && chosenFor !== nameOf(destination)
}

const nameOf = ({ locationId, orderType }: ScheduleDestination) => `${locationId} ${orderType}`
