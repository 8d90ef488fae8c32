import type { Database } from '../platform/database/connection.ts'
import { notFound } from '../platform/http/problems/problem.ts'
import { findPages } from './content-queries.ts'

/** Digits are an id; anything else is a slug. */
export async function findPage(database: Database, conceptId: number, idOrSlug: string) {
  const pages = await database.forConcept(conceptId, (db) => findPages(db, conceptId))
  const page = pages.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug)
  if (!page) throw notFound()
  return page
}
