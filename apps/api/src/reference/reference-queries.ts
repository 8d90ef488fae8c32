import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import {
  blocks,
  carColors,
  carMakers,
  countries,
  governorates,
  neighborhoods,
  streets,
} from './reference-tables.ts'

/** Countries by their codes, in the order of the codes. */
export async function findCountries(db: Db, codes: readonly string[]) {
  const rows = await db
    .select()
    .from(countries)
    .where(inArray(countries.code, [...codes]))
  return rows.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
}

export const findCarColors = (db: Db) => db.select().from(carColors).orderBy(asc(carColors.id))
export const findCarMakers = (db: Db) => db.select().from(carMakers).orderBy(asc(carMakers.id))

export const findGovernorates = (db: Db, country: string) =>
  db
    .select()
    .from(governorates)
    .where(eq(governorates.country, country))
    .orderBy(asc(governorates.id))

export async function findNeighborhoods(db: Db, country: string, governorateId?: number) {
  const rows = await db
    .select({ row: neighborhoods })
    .from(neighborhoods)
    .innerJoin(governorates, inCountry(country))
    .where(governorateId ? eq(neighborhoods.governorateId, governorateId) : undefined)
    .orderBy(asc(neighborhoods.id))
  return rows.map(({ row }) => row)
}

export async function findBlocks(db: Db, country: string, neighborhoodId?: number) {
  const rows = await db
    .select({ row: blocks })
    .from(blocks)
    .innerJoin(neighborhoods, eq(neighborhoods.id, blocks.neighborhoodId))
    .innerJoin(governorates, inCountry(country))
    .where(neighborhoodId ? eq(blocks.neighborhoodId, neighborhoodId) : undefined)
    .orderBy(asc(blocks.id))
  return rows.map(({ row }) => row)
}

export async function findStreets(db: Db, country: string, neighborhoodId?: number) {
  const rows = await db
    .select({ row: streets })
    .from(streets)
    .innerJoin(neighborhoods, eq(neighborhoods.id, streets.neighborhoodId))
    .innerJoin(governorates, inCountry(country))
    .where(neighborhoodId ? eq(streets.neighborhoodId, neighborhoodId) : undefined)
    .orderBy(asc(streets.id))
  return rows.map(({ row }) => row)
}

/** Neighbourhoods know their country by their governorate. */
const inCountry = (country: string): SQL | undefined =>
  and(eq(governorates.id, neighborhoods.governorateId), eq(governorates.country, country))
