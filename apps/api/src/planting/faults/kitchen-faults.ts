import type { Kitchen } from '@sufra/domain/schedule/kitchen'
import type { BrandSeed, LocationSeed } from '../brand-seed.ts'

const HOUR = 60
const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** What a kitchen can be; slots that divide the hour fall on round times. */
const POSSIBLE: { [Part in keyof Kitchen]: (value: Kitchen[Part]) => boolean } = {
  preparationMinutes: (minutes) => isWithin(minutes, 1, 4 * HOUR),
  deliveryMinutes: (minutes) => isWithin(minutes, 0, 4 * HOUR),
  slotMinutes: (minutes) => isWithin(minutes, 5, HOUR) && HOUR % minutes === 0,
  ordersPerSlot: (orders) => orders === null || isWithin(orders, 1, 1_000),
}

export const kitchenFaults = ({ concept, locations }: BrandSeed): string[] => [
  ...(isWithin(concept.prayerPauseMinutes ?? 0, 0, HOUR)
    ? []
    : [`kitchens cannot rest ${concept.prayerPauseMinutes} minutes for a prayer`]),
  ...locations.flatMap(faultsOf),
]

function faultsOf({ id, kitchen = {} }: LocationSeed): string[] {
  const isPossible = <Part extends keyof Kitchen>(part: Part) => {
    const value = kitchen[part]
    return value === undefined || POSSIBLE[part](value)
  }
  return (Object.keys(POSSIBLE) as (keyof Kitchen)[])
    .filter((part) => !isPossible(part))
    .map((part) => `location ${id} has a kitchen with impossible ${part}: ${kitchen[part]}`)
}
