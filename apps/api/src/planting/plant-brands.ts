import { eq, sql } from 'drizzle-orm'
import { concepts } from '../concepts/concept-tables.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { publishWithin } from '../publishing/publish-concept.ts'
import { plantReference } from '../reference/plant-reference.ts'
import type { BrandSeed } from './brand-seed.ts'
import { plantCatalogue } from './plant-catalogue.ts'
import { plantConcept } from './plant-concept.ts'
import { plantContent } from './plant-content.ts'
import { plantLocations } from './plant-locations.ts'
import { plantPeople } from './plant-people.ts'
import { plantPromotions } from './plant-promotions.ts'
import { plantTopics } from './plant-topics.ts'

/** First key of the advisory lock, the same in every process; the second is the concept. */
const LOCK = 7_283_002

/** Writes the brands that are not there yet, each whole and published or not at all. */
export async function plantBrands(database: Database, brands: readonly BrandSeed[]) {
  await plantReference(database.shared)
  for (const brand of brands) {
    await database.forConcept(brand.concept.id, async (db) => {
      // Of several processes starting at once, one plants the brand and the others find it there.
      await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${brand.concept.id})`)
      if (!(await exists(db, brand.concept.id))) await plantBrand(db, brand)
    })
  }
}

async function plantBrand(db: Db, brand: BrandSeed) {
  await plantConcept(db, brand)
  await plantCatalogue(db, brand)
  await plantLocations(db, brand)
  await plantPromotions(db, brand)
  await plantContent(db, brand)
  await plantPeople(db, brand)
  await plantTopics(db, brand)
  await publishWithin(db, brand.concept.id)
}

async function exists(db: Db, conceptId: number) {
  const found = await db
    .select({ id: concepts.conceptId })
    .from(concepts)
    .where(eq(concepts.conceptId, conceptId))
  return found.length > 0
}
