import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { parseWireMoment, wireMoment } from '../clock/wire-moment.ts'
import { zoneOf } from '../clock/zone-name.ts'
import { type Schedule, scheduleFault } from '../schedule/schedule.ts'
import { slotsOn } from '../schedule/schedule-slots.ts'
import { MODEL_STEP, modelSlots } from './schedule-model.ts'
import { type RandomSchedule, someSchedules } from './some-schedules.ts'

/** Every zone there is, and every offset a brand may have written instead of one. */
export const ALL_ZONES: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), ...offsetNames().map(zoneOf)]),
]

const FAULT_OF = { free: null, prayer: 'prayer', full: 'full' } as const

/**
 * Compares the slots of random branches with a naive model of them, so many times in every zone, on
 * the days around a change of clocks where the zone has one.
 */
export function checkSchedules(runs: number, { offer = slotsOn } = {}) {
  let slots = 0
  for (const zone of ALL_ZONES) {
    const changes = changesOf(zone)
    const property = fc.property(someSchedules, (random) => {
      const { schedule, date } = around(changes[random.change % changes.length] ?? 0, random, zone)
      const offered = offer(date, schedule)
      const expected = modelSlots(schedule, date)
      slots += expected.length
      const told = JSON.stringify(offered)
      if (told !== JSON.stringify(expected)) {
        throw new Error(`${zone} ${date}: ${told}, the model ${JSON.stringify(expected)}`)
      }
      for (const { at, state } of offered) {
        const isSame = scheduleFault(at, schedule) === FAULT_OF[state]
        if (!isSame || parseWireMoment(wireMoment(at)) !== at) throw new Error(`${zone} ${at}`)
      }
    })
    const { failed, errorInstance, counterexample } = fc.check(property, { numRuns: runs })
    const failure = failed ? `${errorInstance} for ${JSON.stringify(counterexample)}` : null
    if (failure) return { zones: ALL_ZONES.length, slots, failure }
  }
  return { zones: ALL_ZONES.length, slots, failure: null }
}

/** A random schedule, moved to a moment of interest. */
function around(change: number, random: RandomSchedule, zone: string) {
  const now = change + random.nowSteps * MODEL_STEP
  const moment = Temporal.Instant.fromEpochMilliseconds(change).toZonedDateTimeISO(zone)
  const dateOf = (days: number) => moment.add({ days }).toPlainDate().toString()
  const period = ({ fromSteps, steps }: RandomSchedule['pauses'][number]) => ({
    from: change + fromSteps * MODEL_STEP,
    to: change + (fromSteps + steps) * MODEL_STEP,
  })
  const schedule: Schedule = {
    ...random.rules,
    now,
    zone,
    hours: random.hours,
    holidays: random.holidays.map(({ days, ...hours }) => ({ date: dateOf(days), ...hours })),
    pauses: random.pauses.map(period),
    taken: new Map(random.taken.map(([steps, orders]) => [change + steps * MODEL_STEP, orders])),
  }
  return { schedule, date: dateOf(random.days) }
}

/** The moments of 2027 at which the zone's clocks change; for the rest some quiet afternoon. */
function changesOf(zone: string): number[] {
  const year = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2027, 0)).toZonedDateTimeISO(zone)
  const first = year.getTimeZoneTransition('next')
  const second = first?.getTimeZoneTransition('next')
  const changes = [first, second].flatMap((change) => change?.epochMilliseconds ?? [])
  const soon = changes.filter((change) => change < Date.UTC(2028, 6))
  return soon.length > 0 ? soon : [Date.UTC(2027, 1, 22, 12)]
}

function offsetNames(): string[] {
  const hours = Array.from({ length: 15 }, (_, hour) => hour)
  const signed = hours.flatMap((hour) => [`GMT+${hour}`, `UTC-${hour}`])
  return [...signed, 'UTC+5:30', 'GMT-9:30', 'UTC+12:45', 'GMT+3:15', 'no zone']
}
