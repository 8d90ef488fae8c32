import type { CarChanges, NewCar } from '@sufra/contract/people/cars'
import type { z } from 'zod'
import { lockCustomer, type OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { notFound, refusal } from '../platform/http/problems/problem.ts'
import { findCarColors, findCarMakers } from '../reference/reference-queries.ts'
import {
  type CarFields,
  countCars,
  findCar,
  insertCar,
  type OwnedCar,
  updateCar,
} from './car-queries.ts'

const MAX_SAVED = 20

export async function addCar(
  db: Db,
  owner: OneCustomer,
  given: z.output<typeof NewCar>,
  now: number,
) {
  await requireKnown(db, given)
  // One after the other: otherwise many at once would each find room.
  await lockCustomer(db, owner)
  if ((await countCars(db, owner)) >= MAX_SAVED) throw refusal('too-many-saved')
  const plateNumber = given['plate-number'] ?? null
  const fields = { colorId: given.color, makerId: given.maker, plateNumber }
  const carId = await insertCar(db, owner, fields, new Date(now))
  return saved(db, { ...owner, carId })
}

export async function changeCar(db: Db, owned: OwnedCar, given: z.output<typeof CarChanges>) {
  await requireKnown(db, given)
  const plateNumber = given['plate-number']
  const fields: Partial<CarFields> = {
    ...(given.color !== undefined && { colorId: given.color }),
    ...(given.maker !== undefined && { makerId: given.maker }),
    ...(plateNumber !== undefined && { plateNumber }),
  }
  if (Object.keys(fields).length > 0) await updateCar(db, owned, fields)
  return saved(db, owned)
}

async function saved(db: Db, owned: OwnedCar) {
  const car = await findCar(db, owned)
  if (!car) throw notFound()
  return car
}

async function requireKnown(db: Db, { color, maker }: z.output<typeof CarChanges>) {
  const isColor = color === undefined || (await findCarColors(db)).some(({ id }) => id === color)
  if (!isColor) {
    throw refusal('invalid-fields', { text: 'refusal_unknown-colour', source: 'color' })
  }
  const isMaker = maker === undefined || (await findCarMakers(db)).some(({ id }) => id === maker)
  if (!isMaker) {
    throw refusal('invalid-fields', { text: 'refusal_unknown-maker', source: 'maker' })
  }
}
