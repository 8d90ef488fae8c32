import type { OrderType } from '@sufra/domain/vocabulary/order-types'

/** Choosers by the ways of ordering they may stand for, the preferred one first. */
const CHOOSERS = {
  'pickup-location': ['pickup', 'to-go', 'curbside'],
  'dinein-location': ['dine-in', 'eat-in'],
  'delivery-location': ['deliver'],
} as const satisfies Record<string, readonly OrderType[]>

type ChooserName = keyof typeof CHOOSERS
export type RouteName = 'index' | 'checkout' | 'default-location' | ChooserName

export type RouteContext = {
  /** The category a chooser stands under; null while the brand has none. */
  categorySlug: string | null
  orderTypes: readonly OrderType[]
}

/** The path a route's name stands for. A chooser the brand has no use for is the list of branches. */
export function pathOf(name: RouteName, { categorySlug, orderTypes }: RouteContext): string {
  if (name === 'index') return '/'
  if (name === 'checkout') return '/checkout'
  if (categorySlug === null) return '/menu'
  const list = `/menu/${categorySlug}/location`
  if (name === 'default-location') return list
  const type = CHOOSERS[name].find((each) => orderTypes.includes(each))
  return type ? `${list}/${type}` : list
}

export const isRouteName = (name: string): name is RouteName =>
  ['index', 'checkout', 'default-location'].includes(name) || Object.hasOwn(CHOOSERS, name)
