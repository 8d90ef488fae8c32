import { ContentDocument } from '@sufra/contract/brand/content'
import { LOCALES } from '@sufra/domain/text/locales'
import { findTexts } from '../content/content-queries.ts'
import type { Db } from '../platform/database/connection.ts'

/** The interface texts an application words its own way, under every locale, also one without any. */
export async function buildContent(
  db: Db,
  application: { conceptId: number; id: number },
): Promise<ContentDocument> {
  const texts = await findTexts(db, application)
  const textsOf = Map.groupBy(texts, (text) => text.locale)
  const wording = LOCALES.map((locale) => [
    locale,
    Object.fromEntries((textsOf.get(locale) ?? []).map(({ key, value }) => [key, value])),
  ])
  return ContentDocument.parse({ data: Object.fromEntries(wording) })
}
