import { covers, type Period } from '../clock/periods.ts'
import { type BranchHours, isOpenAt } from './opening-stretches.ts'

/** Whether a branch takes orders, and when. */
export type BranchTimes = BranchHours & {
  /** By the branch itself, until further notice. */
  isPaused: boolean
  /** While these last the kitchen rests: prayers. */
  pauses: readonly Period[]
}

/** Whether an order can be placed for as soon as possible; otherwise the store is closed. */
export const acceptsOrdersAt = (branch: BranchTimes, moment: number): boolean =>
  !branch.isPaused && !isResting(branch, moment) && isOpenAt(branch, moment)

export const isResting = ({ pauses }: Pick<BranchTimes, 'pauses'>, moment: number): boolean =>
  pauses.some((pause) => covers(pause, moment))
