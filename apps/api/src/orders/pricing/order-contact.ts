import type { CheckoutPayload } from '@sufra/contract/orders/checkout-payload'
import { type Locale, wordsIn } from '@sufra/domain/text/locales'
import { findAddress } from '../../addresses/address-queries.ts'
import { findCar } from '../../cars/car-queries.ts'
import type { OneCustomer } from '../../customers/customer-queries.ts'
import type { Db } from '../../platform/database/connection.ts'
import { refusal } from '../../platform/http/problems/problem.ts'
import type { OrderAddress, OrderCar } from '../order-tables.ts'

/** What of the customer's own an order names. */
export type OrderContact = { address: OrderAddress | null; car: OrderCar | null }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Somebody else's address or car is as good as none. */
export async function findContact(
  db: Db,
  owner: OneCustomer,
  payload: CheckoutPayload,
  locale: Locale,
): Promise<OrderContact> {
  const addressId = payload.address
  const carId = payload['car-id']
  const address = addressId ? await findOrderAddress(db, owner, addressId) : null
  if (addressId && !address) {
    throw refusal('invalid-fields', { text: 'refusal_unknown-address', source: 'address' })
  }
  const car = carId ? await findOrderCar(db, owner, carId, locale) : null
  if (carId && !car) {
    throw refusal('invalid-fields', { text: 'refusal_unknown-car', source: 'car-id' })
  }
  return { address, car }
}

async function findOrderAddress(
  db: Db,
  owner: OneCustomer,
  addressId: string,
): Promise<OrderAddress | null> {
  const row = UUID.test(addressId) ? await findAddress(db, { ...owner, addressId }) : null
  if (!row) return null
  const { lat, long, label, line1, instructions, telephone } = row
  const written = {
    line2: row.line2,
    city: row.city,
    street: row.street,
    block: row.block,
    building: row.building,
    floor: row.floor,
    houseNumber: row.houseNumber,
    landmark: row.landmark,
  }
  const details: Record<string, string> = {}
  for (const [name, text] of Object.entries(written)) if (text) details[name] = text
  return { id: row.id, lat, long, label, line1, instructions, telephone, details }
}

async function findOrderCar(
  db: Db,
  owner: OneCustomer,
  carId: string,
  locale: Locale,
): Promise<OrderCar | null> {
  const row = UUID.test(carId) ? await findCar(db, { ...owner, carId }) : null
  if (!row) return null
  return {
    id: row.car.id,
    color: wordsIn(row.color.name, locale),
    maker: wordsIn(row.maker.name, locale),
    plateNumber: row.car.plateNumber,
  }
}
