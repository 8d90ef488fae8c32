import type { Holiday, WeeklyHours } from '@sufra/domain/schedule/opening-hours'
import type { Words } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'

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
