import { liveValue } from '@sufra/web/storage/live-value'

/** What a branch may change from one minute to the next, without the menu being published anew. */
export type BranchStatus = {
  branchId: number | null
  acceptsOrders: boolean
  inactiveCategories: readonly number[]
  /** 1 where orders are carried out to cars; null until the branch has said. */
  curbsideEnabled: number | null
}

export const UNKNOWN_STATUS: BranchStatus = {
  branchId: null,
  acceptsOrders: true,
  inactiveCategories: [],
  curbsideEnabled: null,
}

export const branchStatus = liveValue<BranchStatus>(UNKNOWN_STATUS)
