import type { Destination } from '@sufra/domain/branch/destination'
import type { Words } from '@sufra/domain/text/locales'

export type BarValue =
  | { is: 'nothing' }
  /** A way of ordering without a destination for it yet. */
  | { is: 'missing-address' | 'missing-branch' }
  | { is: 'table'; table: string }
  | { is: 'address'; line1: string }
  | { is: 'branch'; name: Words }

type Shown = Pick<
  Destination,
  'orderType' | 'lastLocation' | 'deliveryAddress' | 'nearestBranch' | 'table'
>

/** What the bar names: the address of a delivery, the table one sits at, else the branch. */
export function locationBarValue(destination: Shown): BarValue {
  const { orderType, table, deliveryAddress, lastLocation } = destination
  const branch =
    orderType === 'deliver' ? (destination.nearestBranch ?? lastLocation) : lastLocation
  if (orderType === 'deliver' && deliveryAddress) {
    return { is: 'address', line1: deliveryAddress.line1 }
  }
  if ((orderType === 'dine-in' || orderType === 'eat-in') && table) return { is: 'table', table }
  if (branch) return { is: 'branch', name: branch.name }
  if (orderType === null) return { is: 'nothing' }
  return { is: orderType === 'deliver' ? 'missing-address' : 'missing-branch' }
}
