import { createHash } from 'node:crypto'
import { ContentDocument } from '@sufra/contract/brand/content'
import type { Currency } from '@sufra/domain/money/currencies'
import { LOCALES } from '@sufra/domain/text/locales'
import type { MenuType } from '@sufra/domain/vocabulary/order-types'
import { findApplications } from '../applications/application-queries.ts'
import { findMenus } from '../catalogue/menu-queries.ts'
import { raiseVersion } from '../concepts/concept-queries.ts'
import { findTexts } from '../content/content-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { buildMenu } from './build-menu.ts'
import { storeDocuments } from './publishing-queries.ts'

/**
 * Makes what the brand has changed visible to its customers. Answers the concept's new version. The transaction is the
 * caller's: its changes and their publication happen together.
 */
export async function publishWithin(db: Db, conceptId: number): Promise<number> {
  // The raised row stays locked until commit, so that two publications follow one another.
  const concept = await raiseVersion(db, conceptId)
  const applications = await findApplications(db, conceptId)
  const documents = [
    ...(await menuDocuments(db, concept, applications)),
    ...(await contentDocuments(db, applications)),
  ]
  await storeDocuments(db, concept, documents)
  return concept.version
}

type Printed = ReturnType<typeof print>
type Application = Awaited<ReturnType<typeof findApplications>>[number]

/** Where menus are separated, the default menu's address leads to the others by their type as well. */
async function menuDocuments(
  db: Db,
  concept: { id: number; currency: Currency },
  applications: Application[],
) {
  const documents = new Map<string, Printed>()
  const typed: { type: MenuType; printed: Printed }[] = []
  for (const menu of await findMenus(db, concept.id)) {
    const printed = print(await buildMenu(db, concept, menu.id))
    documents.set(`menus/${menu.id}`, printed)
    if (!menu.type) continue
    documents.set(`menus/${menu.id}/${menu.type}`, printed)
    typed.push({ type: menu.type, printed })
  }
  for (const { defaultMenuId } of applications)
    for (const { type, printed } of typed) {
      const name = `menus/${defaultMenuId}/${type}`
      if (!documents.has(name)) documents.set(name, printed)
    }
  return [...documents].map(([name, printed]) => ({ name, ...printed }))
}

async function contentDocuments(db: Db, applications: Application[]) {
  const documents = []
  for (const application of applications) {
    const printed = print(await buildContent(db, application))
    documents.push({ name: `content/${application.key}`, ...printed })
  }
  return documents
}

/** The version is made from the bytes: what has not changed keeps its address and its caches. */
function print(document: object) {
  const body = JSON.stringify(document)
  return { body, version: createHash('sha256').update(body).digest('hex').slice(0, 16) }
}

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
