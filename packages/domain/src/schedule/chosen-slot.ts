import type { Slot } from './schedule-slots.ts'

/** What has become of a chosen time. It is never swapped for another: the customer chooses. */
export type ChosenSlotState =
  | { state: 'kept' }
  | {
      state: 'gone'
      /** What is not offered has passed meanwhile, or the branch's hours have changed. */
      because: 'not-offered' | 'prayer' | 'full'
      /** The nearest times that are free, earliest first. */
      instead: number[]
    }

const MAX_ALTERNATIVES = 3

export function chosenSlotState(chosen: number, slots: readonly Slot[]): ChosenSlotState {
  const slot = slots.find(({ at }) => at === chosen)
  if (slot?.state === 'free') return { state: 'kept' }
  return {
    state: 'gone',
    because: slot?.state ?? 'not-offered',
    instead: nearestFree(chosen, slots),
  }
}

const nearestFree = (chosen: number, slots: readonly Slot[]) =>
  slots
    .filter(({ state }) => state === 'free')
    .map(({ at }) => at)
    .sort((one, other) => Math.abs(one - chosen) - Math.abs(other - chosen))
    .slice(0, MAX_ALTERNATIVES)
    .sort((one, other) => one - other)
