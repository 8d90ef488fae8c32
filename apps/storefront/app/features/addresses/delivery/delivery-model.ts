import type { Point } from '@sufra/domain/branch/geography'
import type { Words } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import type { AddressDetail } from '../../../platform/storage/keys/temporary-delivery.ts'

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
export type Area = Lookup | { state: 'none' | 'asking' }

/** An order can be brought there, or at least be tried. */
export type Served = Exclude<Lookup, { state: 'outside' }>
export const isServed = (area: Area): area is Served =>
  area.state === 'inside' || area.state === 'unknown'
export const isKnown = (area: Area): area is Lookup =>
  area.state !== 'none' && area.state !== 'asking'

/** How the brand takes addresses. */
export type AddressFormKind = 'map' | 'governorates'

/** What addresses are called most of the time; another name is its owner's own. */
export const ADDRESS_LABELS = ['Home', 'Work', 'Other'] as const
export type AddressLabel = (typeof ADDRESS_LABELS)[number]

/** What a form has brought. */
export type GivenAddress = {
  point: Point
  line1: string
  label: string
  details: Partial<Record<AddressDetail, string>>
}
