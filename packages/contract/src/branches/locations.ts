import { ORDER_TYPES } from '@sufra/domain/vocabulary/order-types'
import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Amount } from '../wire/fields.ts'
import { Id, list, one, resource } from '../wire/json-api.ts'

/** A branch. */
export const LocationAttributes = z.object({
  id: Id,
  name: Words,
  /** The name in the language asked for. */
  label: z.string(),
  line1: Words,
  city: Words,
  lat: z.number(),
  long: z.number(),
  telephone: z.string(),
  'curbside-enabled': z.union([z.literal(0), z.literal(1)]),
  'order-types': z.array(z.enum(ORDER_TYPES)),
  'accepts-orders': z.boolean(),
  /** Minutes of the day; weekday 0 is Sunday; a closing after midnight is above 1440. */
  hours: z.array(z.object({ weekday: z.int(), opens: z.int(), closes: z.int() })),
  holidays: z.array(
    z.object({
      date: z.iso.date(),
      name: Words,
      opens: z.int().nullable(),
      closes: z.int().nullable(),
    }),
  ),
  /** Metres from the point asked about, when there was one. */
  distance: z.int().nullable(),
})

export const LocationResource = resource('locations', LocationAttributes).meta({ id: 'Location' })
export type LocationResource = z.infer<typeof LocationResource>
export const LocationList = list(LocationResource)
export const LocationDocument = one(LocationResource)

/** Category ids, each once. */
export const InactiveCategories = z.object({ data: z.array(Id) })

export const DeliveryAreaAttributes = z.object({
  id: Id,
  name: Words,
  'location-id': Id,
  'minimum-order-amount': Amount,
  'delivery-charge': Amount,
})
/** GET /delivery-areas/lookup */
export const DeliveryAreaDocument = one(
  resource('delivery-areas', z.object({ 'delivery-area': DeliveryAreaAttributes })),
)
