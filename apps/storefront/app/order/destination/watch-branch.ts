import { ApiFailure } from '@sufra/contract/client/api-failure'
import { withDisabledCategory } from '@sufra/domain/menu/availability'
import type { RequestContext } from '../../platform/visit/api-settings.ts'
import { browserClient } from '../../platform/visit/browser-client.ts'
import { type BranchStatus, branchStatus, UNKNOWN_STATUS } from './branch-status.ts'

const REFRESH_MS = 3 * 60_000
const known = new Map<number, BranchStatus>()

/** Reads the status of one branch, at once and every few minutes, until the returned function is called. */
export function watchBranch(branchId: number, context: RequestContext): () => void {
  let isWatching = true
  branchStatus.write(known.get(branchId) ?? { ...UNKNOWN_STATUS, branchId })
  const look = async () => {
    const status = await askFor(branchId, context)
    known.set(branchId, status)
    if (isWatching) branchStatus.write(status)
  }
  look()
  const timer = setInterval(look, REFRESH_MS)
  return () => {
    isWatching = false
    clearInterval(timer)
    branchStatus.write(UNKNOWN_STATUS)
  }
}

/** What cannot be asked for stays as it was. */
async function askFor(branchId: number, context: RequestContext): Promise<BranchStatus> {
  const { branches } = browserClient(context, { isQuiet: true })
  const before = known.get(branchId) ?? { ...UNKNOWN_STATUS, branchId }
  const [branch, inactive] = await Promise.all([
    branches.location(branchId).then(
      ({ data: { attributes } }) => ({
        acceptsOrders: attributes['accepts-orders'],
        curbsideEnabled: attributes['curbside-enabled'],
      }),
      (failure) => (isGone(failure) ? CLOSED : before),
    ),
    branches.inactiveCategories(branchId).then(
      ({ data }) => data.reduce(withDisabledCategory, [] as number[]),
      () => before.inactiveCategories,
    ),
  ])
  return {
    branchId,
    acceptsOrders: branch.acceptsOrders,
    curbsideEnabled: branch.curbsideEnabled,
    inactiveCategories: inactive,
  }
}

/** A branch that is gone takes no orders either. */
const CLOSED = { acceptsOrders: false, curbsideEnabled: 0 }

const isGone = (failure: unknown) => failure instanceof ApiFailure && failure.status === 404
