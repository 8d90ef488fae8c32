import type { Schedule } from '../schedule/schedule.ts'
import type { Slot } from '../schedule/schedule-slots.ts'

/**
 * A naive second opinion on the slots of a date: a step of five minutes at a time, each read off the
 * zone's clock. Good for times, hours and lengths in steps, and for slots that fit into half an hour.
 */
export const MODEL_STEP = 5 * 60_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Wherever clocks change, they do so on the quarter of an hour. */
const QUARTER = 15 * MINUTE
const DAY = 24 * HOUR

type Cell = { at: number; wall: number; date: string; open: boolean }

export function modelSlots(schedule: Schedule, date: string): Slot[] {
  const cells = readClock(schedule, Date.parse(date))
  const road = schedule.orderType === 'deliver' ? schedule.kitchen.deliveryMinutes * MINUTE : 0
  const isPaused = (at: number) => schedule.pauses.some(({ from, to }) => from <= at && at < to)
  const isRound = ({ wall }: Cell) => (wall / MINUTE) % schedule.kitchen.slotMinutes === 0

  return cells
    .filter((cell) => cell.date === date && cell.open && isRound(cell))
    .filter(({ at }) => isAllowed(at) && canBeMade(at))
    .map((cell) => ({ at: cell.at, state: stateOf(cell.at), isRepeated: isShownBefore(cell) }))

  function isAllowed(at: number) {
    const { now, leadMinutes, allowAdvance, maxDays, orderType } = schedule
    if (schedule.isPaused || at < now + leadMinutes * MINUTE) return false
    const today = dateAt(now)
    if (['dine-in', 'eat-in', 'curbside'].includes(orderType)) return dateAt(at) === today
    if (!allowAdvance || maxDays === null) return at <= now + DAY
    return dateAt(at) <= written(Date.parse(today) + maxDays * DAY)
  }

  /** Backwards from the moment: is the branch open for as long as road and work take? */
  function canBeMade(at: number) {
    let needed = schedule.kitchen.preparationMinutes * MINUTE
    for (let step = at - MODEL_STEP; needed > 0 || step >= at - road; step -= MODEL_STEP) {
      if (!cells[indexOf(step)]?.open || step < schedule.now) return false
      if (step < at - road && !isPaused(step)) needed -= MODEL_STEP
    }
    return true
  }

  function stateOf(at: number) {
    if (isPaused(at)) return 'prayer'
    let index = indexOf(Math.max(schedule.now, at - road))
    for (let cell = cells[index]; cell && !isRound(cell); cell = cells[index]) index -= 1
    const taken = schedule.taken.get(cells[index]?.at ?? 0) ?? 0
    return taken < (schedule.kitchen.ordersPerSlot ?? Number.POSITIVE_INFINITY) ? 'free' : 'full'
  }

  function isShownBefore({ at, wall }: Cell) {
    return cells.some((other) => other.wall === wall && other.at < at)
  }

  function indexOf(at: number) {
    return Math.round((at - (cells[0]?.at ?? 0)) / MODEL_STEP)
  }

  function dateAt(at: number) {
    return cells[indexOf(at)]?.date ?? ''
  }
}

const written = (wall: number) => new Date(wall).toISOString().slice(0, 10)

/** From the day before yesterday, whose hours may run into last night, to the end of the next day. */
function readClock({ zone, hours, holidays }: Schedule, midnight: number): Cell[] {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const cells: Cell[] = []
  for (let read = midnight - 62 * HOUR; read < midnight + 61 * HOUR; read += QUARTER) {
    const shown = Date.parse(`${clock.format(read).replace(' ', 'T')}Z`)
    for (let past = 0; past < QUARTER; past += MODEL_STEP) {
      const wall = shown + past
      cells.push({ at: read + past, wall, date: written(wall), open: false })
    }
  }
  for (const date of new Set(cells.map((cell) => cell.date))) {
    const weekday = new Date(date).getUTCDay()
    const special = holidays.filter((holiday) => holiday.date === date)
    const valid = special.length > 0 ? special : hours.filter((entry) => entry.weekday === weekday)
    for (const { opens, closes } of valid) {
      if (opens === null || closes === null || opens >= closes) continue
      const from = cells.findIndex(({ wall }) => wall >= Date.parse(date) + opens * MINUTE)
      const to = cells.findLastIndex(({ wall }) => wall < Date.parse(date) + closes * MINUTE)
      if (from >= 0) for (const cell of cells.slice(from, to + 1)) cell.open = true
    }
  }
  return cells
}
