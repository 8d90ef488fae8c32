import { distanceMetres } from '@sufra/domain/branch/geography'
import type { Holiday, WeeklyHours } from '@sufra/domain/schedule/opening-hours'
import { searchIndex, searchMenu } from '@sufra/domain/search/search'
import type { Words } from '@sufra/domain/text/locales'
import { type Locale, languageTag } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'

/** Metres by the branch's id. */
export type Distances = ReadonlyMap<number, number>

/** The branches a query means, in any language they are named in; without one all, the nearest first. */
export function foundBranches(branches: Branch[], query: string, distances: Distances | null) {
  if (query.trim() !== '') return searchMenu(indexOf(branches), query).map(({ id }) => id)
  if (!distances) return branches
  const metres = ({ id }: Branch) => distances.get(id) ?? Number.POSITIVE_INFINITY
  return branches.toSorted((one, other) => metres(one) - metres(other))
}

const indexOf = (branches: Branch[]) =>
  searchIndex(
    branches.map((branch) => ({
      id: branch,
      texts: [branch.name, ...Object.values(branch.names), branch.line1, branch.city],
    })),
  )

/** As far as people go for a meal; a branch in another city would push everything else into a corner. */
const SAME_CITY_METRES = 60_000

/** The branches a map begins with: the first of them and those in its city. */
export function aroundFirst(branches: Branch[]): Branch[] {
  const [first] = branches
  return first ? branches.filter((each) => distanceMetres(first, each) <= SAME_CITY_METRES) : []
}

/** '850 m', '3.4 km', '12 km', in the language's own short form and English digits. */
export function distanceText(metres: number, locale: Locale): string {
  const isShort = metres < 950
  const amount = isShort ? Math.max(50, Math.round(metres / 50) * 50) : metres / 1000
  return new Intl.NumberFormat(`${languageTag(locale)}-u-nu-latn`, {
    style: 'unit',
    unit: isShort ? 'meter' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: isShort || amount >= 10 ? 0 : 1,
  }).format(amount)
}

/** A branch, in the visitor's language; `names` is what the choice of it keeps. */
export type Branch = {
  id: number
  href: string
  name: string
  names: Words
  line1: string
  city: string
  lat: number
  long: number
  telephone: string
  hasCurbside: boolean
  orderTypes: OrderType[]
  acceptsOrders: boolean
  hours: WeeklyHours[]
  holidays: (Holiday & { name: string })[]
}
