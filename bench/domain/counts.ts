import { checkCartSequences } from '@sufra/domain/testing/cart-sequences'
import { checkSchedules } from '@sufra/domain/testing/check-schedules'
import { checkBills } from '@sufra/domain/testing/random-bills'
import { atMost, type Figure, told } from '../figures/figures.ts'
import { times } from '../figures/times.ts'

/** Random carts against a plain model of one. */
export async function cartFigures(): Promise<Figure[]> {
  const { sequences, operations, failure } = checkCartSequences(times(100_000))
  return [
    told('Random cart sequences', sequences, ''),
    told('Operations in them', operations, ''),
    atMost('Differences from a plain cart', tellFailure(failure), 0, ''),
  ]
}

/** Random orders against a second pricer that shares nothing with the first. */
export async function billFigures(): Promise<Figure[]> {
  const { bills, lines, differences, failure } = checkBills(times(100_000))
  tellFailure(failure)
  return [
    told('Random bills', bills, ''),
    told('Lines in them', lines, ''),
    atMost('Differences from a second pricer', differences, 0, ''),
  ]
}

/** Random branches in every zone, on the days clocks change, against a naive model of their slots. */
export async function scheduleFigures(): Promise<Figure[]> {
  const { zones, slots, failure } = checkSchedules(times(20))
  return [
    told('Time zones', zones, ''),
    told('Slots in them', slots, ''),
    atMost('Differences from a naive schedule', tellFailure(failure), 0, ''),
  ]
}

function tellFailure(failure: string | null) {
  if (failure) process.stderr.write(`${failure}\n`)
  return failure === null ? 0 : 1
}
