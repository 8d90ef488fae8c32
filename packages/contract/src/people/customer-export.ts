import { z } from 'zod'
import { Words } from '../brand/words.ts'
import { Amount } from '../wire/fields.ts'
import { RandomId } from '../wire/json-api.ts'
import { AddressResource } from './addresses.ts'
import { CarResource } from './cars.ts'
import { CustomerResource } from './customers.ts'
import { FavouriteResource } from './favourites.ts'

/** GET /customers/{id}/export: everything we keep of one customer. */
export const CustomerExport = z.object({
  'exported-at': z.iso.datetime(),
  customer: CustomerResource,
  addresses: z.array(AddressResource),
  cars: z.array(CarResource),
  favorites: z.array(FavouriteResource),
  orders: z.array(
    z.object({
      id: RandomId,
      number: z.int(),
      'placed-at': z.iso.datetime(),
      type: z.string(),
      status: z.string(),
      total: Amount,
      currency: z.string(),
      notes: z.string(),
      address: z.string().nullable(),
      'car-plate': z.string().nullable(),
      items: z.array(z.object({ name: Words, quantity: z.int() })),
    }),
  ),
  sessions: z.array(
    z.object({
      'signed-in-by': z.string(),
      'created-at': z.iso.datetime(),
      'last-used-at': z.iso.datetime(),
    }),
  ),
  /** Every row that knows the customer, by table and column. */
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type CustomerExport = z.infer<typeof CustomerExport>
