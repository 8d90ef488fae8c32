import { eq, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { ConceptSettings } from './concept-settings.ts'
import { concepts } from './concept-tables.ts'

export type Concept = Awaited<ReturnType<typeof readConcept>>

export async function readConcept(db: Db, conceptId: number) {
  const [row] = await db.select().from(concepts).where(eq(concepts.conceptId, conceptId))
  if (!row) throw new Error(`There is no concept ${conceptId}`)
  return { ...row, settings: ConceptSettings.parse(row.settings) }
}

export async function raiseVersion(db: Db, conceptId: number) {
  const [concept] = await db
    .update(concepts)
    .set({ version: sql`${concepts.version} + 1` })
    .where(eq(concepts.conceptId, conceptId))
    .returning({ id: concepts.conceptId, currency: concepts.currency, version: concepts.version })
  if (!concept) throw new Error(`There is no concept ${conceptId} to publish.`)
  return concept
}
