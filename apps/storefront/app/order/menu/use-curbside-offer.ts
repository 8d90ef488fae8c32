import { offersCurbside } from '@sufra/domain/branch/curbside-offer'
import { useStored } from '@sufra/web/storage/use-stored'
import { useCurrentUser } from '../../platform/session/use-current-user.ts'
import { branchStatus, UNKNOWN_STATUS } from '../destination/branch-status.ts'
import { useDestination } from './use-destination.ts'

/** Whether this order can be carried out to a car; null until the branch has said whether it does that. */
export function useCurbsideOffer(): boolean | null {
  const { location, orderType } = useDestination()
  const isSignedIn = useCurrentUser() !== null
  const { branchId, curbsideEnabled } = useStored(branchStatus, UNKNOWN_STATUS)
  if (location && (branchId !== location.id || curbsideEnabled === null)) return null
  const branch = location && { curbsideEnabled: curbsideEnabled ?? 0 }
  // Whoever has asked for curbside itself means the same.
  const meant = orderType === 'curbside' ? 'to-go' : orderType
  return offersCurbside({ branch, orderType: meant, isSignedIn })
}
