import { and, asc, eq } from 'drizzle-orm'
import { texts } from '../content/content-tables.ts'
import type { Db } from '../platform/database/connection.ts'

export const findTexts = (db: Db, application: { conceptId: number; id: number }) =>
  db
    .select({ locale: texts.locale, key: texts.key, value: texts.value })
    .from(texts)
    .where(and(eq(texts.conceptId, application.conceptId), eq(texts.applicationId, application.id)))
    .orderBy(asc(texts.locale), asc(texts.key))
