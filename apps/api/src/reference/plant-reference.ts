import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database/connection.ts'
import { KUWAIT } from './areas.ts'
import { CAR_COLORS, CAR_MAKERS } from './cars.ts'
import { COUNTRIES } from './countries.ts'
import {
  blocks,
  carColors,
  carMakers,
  countries,
  governorates,
  neighborhoods,
  streets,
} from './reference-tables.ts'

/** Facts of the world. What is there already stays as it is, so that every start may call this. */
export async function plantReference(db: Db) {
  await add(db, countries, COUNTRIES)
  await add(db, carColors, CAR_COLORS)
  await add(db, carMakers, CAR_MAKERS)

  const areas = KUWAIT.flatMap(({ id: governorateId, neighborhoods }) =>
    neighborhoods.map((neighborhood) => ({ ...neighborhood, governorateId })),
  )
  const within = (parts: 'blocks' | 'streets') =>
    areas.flatMap((area) => area[parts].map((part) => ({ ...part, neighborhoodId: area.id })))
  await add(
    db,
    governorates,
    KUWAIT.map(({ id, name }) => ({ id, country: 'KW', name })),
  )
  await add(db, neighborhoods, areas)
  await add(db, blocks, within('blocks'))
  await add(db, streets, within('streets'))
}

const add = <Table extends PgTable>(db: Db, table: Table, rows: Table['$inferInsert'][]) =>
  db.insert(table).values(rows).onConflictDoNothing()
