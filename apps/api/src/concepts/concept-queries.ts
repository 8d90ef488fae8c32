import { eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { ConceptSettings } from './concept-settings.ts'
import { concepts } from './concept-tables.ts'

export type Concept = Awaited<ReturnType<typeof readConcept>>

export async function readConcept(db: Db, conceptId: number) {
  const [row] = await db.select().from(concepts).where(eq(concepts.conceptId, conceptId))
  if (!row) throw new Error(`There is no concept ${conceptId}`)
  return { ...row, settings: ConceptSettings.parse(row.settings) }
}
