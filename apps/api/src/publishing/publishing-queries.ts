import { and, eq, lt, max, sql } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import { publishedDocuments } from './publishing-tables.ts'

/** After it has been replaced. */
const DAYS_KEPT = 30

/**
 * A document that was published before becomes the current one again under its old version. One that is
 * replaced is kept for a while from now on, since open pages still point at it.
 */
export async function storeDocuments(
  db: Db,
  concept: { id: number; version: number },
  documents: { name: string; version: string; body: string }[],
) {
  if (documents.length === 0) return
  const { id: conceptId, version: conceptVersion } = concept
  await db
    .update(publishedDocuments)
    .set({ publishedAt: sql`now()` })
    .where(isCurrent(db, conceptId))
  await db
    .insert(publishedDocuments)
    .values(documents.map((document) => ({ ...document, conceptId, conceptVersion })))
    .onConflictDoUpdate({
      target: [publishedDocuments.conceptId, publishedDocuments.name, publishedDocuments.version],
      set: { conceptVersion },
    })
  await db
    .delete(publishedDocuments)
    .where(
      and(
        eq(publishedDocuments.conceptId, conceptId),
        lt(publishedDocuments.conceptVersion, conceptVersion),
        lt(publishedDocuments.publishedAt, sql`now() - make_interval(days => ${DAYS_KEPT})`),
      ),
    )
}

export async function findCurrentVersion(db: Db, conceptId: number, name: string) {
  const [current] = await db
    .select({ version: publishedDocuments.version })
    .from(publishedDocuments)
    .where(and(isCurrent(db, conceptId), eq(publishedDocuments.name, name)))
  return current?.version ?? null
}

/**
 * A publication holds everything a concept has, what did not change as well. The concept's own version
 * says nothing about it: that is also raised by what is not published.
 */
function isCurrent(db: Db, conceptId: number) {
  const isOwn = eq(publishedDocuments.conceptId, conceptId)
  const latest = db
    .select({ version: max(publishedDocuments.conceptVersion) })
    .from(publishedDocuments)
    .where(isOwn)
  return and(isOwn, eq(publishedDocuments.conceptVersion, latest))
}

export async function findBody(db: Db, conceptId: number, name: string, version: string) {
  const [document] = await db
    .select({ body: publishedDocuments.body })
    .from(publishedDocuments)
    .where(
      and(
        eq(publishedDocuments.conceptId, conceptId),
        eq(publishedDocuments.name, name),
        eq(publishedDocuments.version, version),
      ),
    )
  return document?.body ?? null
}
