import type { Point } from '@sufra/domain/geography'
import type { Words } from '@sufra/domain/locales'
import type { OrderType } from '@sufra/domain/order-types'

/** As much of a branch as a delivery needs to know. */
export type DeliveringBranch = Point & {
  id: number
  /** Its own page. */
  href: string
  name: string
  names: Words
  orderTypes: OrderType[]
}

/** What an area asks for, in minor units. */
export type AreaTerms = { id: number; branchId: number; minimum: number; charge: number }

export type Lookup =
  | { state: 'inside'; terms: AreaTerms }
  /** With the branch one could go to instead. */
  | { state: 'outside'; pickup: DeliveringBranch | null }
  /** The question could not be asked; an order may still be tried. */
  | { state: 'unknown' }

/** What is asked of every address, whichever way its place was given. */
export const ADDRESS_LABELS = ['Home', 'Work', 'Other'] as const
export type AddressLabel = (typeof ADDRESS_LABELS)[number]
