import { randomUUID } from 'node:crypto'
import { and, count, desc, eq } from 'drizzle-orm'
import type { OneCustomer } from '../customers/customer-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { carColors, carMakers } from '../reference/reference-tables.ts'
import { cars } from './car-tables.ts'

export type OwnedCar = OneCustomer & { carId: string }
export type CarFields = { colorId: number; makerId: number; plateNumber: string | null }
export type Car = Awaited<ReturnType<typeof listCars>>[number]

/** The newest first. */
export const listCars = (db: Db, owner: OneCustomer) =>
  withColorAndMaker(db).where(of(owner)).orderBy(desc(cars.createdAt), desc(cars.id))

export async function findCar(db: Db, owned: OwnedCar) {
  const [row] = await withColorAndMaker(db).where(one(owned))
  return row ?? null
}

export async function countCars(db: Db, owner: OneCustomer) {
  const [counted] = await db.select({ total: count() }).from(cars).where(of(owner))
  return counted?.total ?? 0
}

export async function insertCar(db: Db, owner: OneCustomer, fields: CarFields, createdAt: Date) {
  const id = randomUUID()
  await db.insert(cars).values({ ...owner, ...fields, id, createdAt })
  return id
}

export const updateCar = (db: Db, owned: OwnedCar, fields: Partial<CarFields>) =>
  db.update(cars).set(fields).where(one(owned))

export async function deleteCar(db: Db, owned: OwnedCar) {
  const rows = await db.delete(cars).where(one(owned)).returning({ id: cars.id })
  return rows.length > 0
}

const withColorAndMaker = (db: Db) =>
  db
    .select({ car: cars, color: carColors, maker: carMakers })
    .from(cars)
    .innerJoin(carColors, eq(carColors.id, cars.colorId))
    .innerJoin(carMakers, eq(carMakers.id, cars.makerId))

const of = ({ conceptId, customerId }: OneCustomer) =>
  and(eq(cars.conceptId, conceptId), eq(cars.customerId, customerId))
const one = ({ carId, ...owner }: OwnedCar) => and(of(owner), eq(cars.id, carId))
