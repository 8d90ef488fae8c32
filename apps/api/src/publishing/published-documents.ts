import type { Database } from '../platform/database/connection.ts'
import { addressOf } from './document-address.ts'
import { documentCache } from './document-cache.ts'
import { type PublishedDocument, publishedDocument } from './published-document.ts'
import { findBody, findCurrentVersion } from './publishing-queries.ts'

const CAPACITY = 64 * 1024 * 1024

export type PublishedDocuments = ReturnType<typeof openPublishedDocuments>

/** Menus and texts as they were published, by name: 'menus/1', 'menus/1/pickup', 'content/{key}'. */
export function openPublishedDocuments(database: Database, { capacity = CAPACITY } = {}) {
  const cached = documentCache(capacity)
  const currentVersions = new Map<number, Map<string, string>>()

  return {
    /** Where the document is to be read now; null when it was never published. */
    async currentUri(conceptId: number, name: string): Promise<string | null> {
      const version = await currentVersion(conceptId, name)
      return version && addressOf({ name, version })
    },

    /** A version other than the current one is found as well: what was published stays readable. */
    async find(
      conceptId: number,
      name: string,
      version: string | 'current',
    ): Promise<PublishedDocument | null> {
      const wanted = version === 'current' ? await currentVersion(conceptId, name) : version
      if (!wanted) return null
      return cached(`${conceptId}/${name}/${wanted}`, async () => {
        const body = await database.forConcept(conceptId, (db) =>
          findBody(db, conceptId, name, wanted),
        )
        return body === null ? null : publishedDocument(wanted, body)
      })
    },

    /** Called when the concept has a new version: which documents are current is then asked anew. */
    forget(conceptId: number) {
      currentVersions.delete(conceptId)
    },
  }

  async function currentVersion(conceptId: number, name: string) {
    const versions = currentVersions.get(conceptId) ?? new Map<string, string>()
    currentVersions.set(conceptId, versions)
    const known = versions.get(name)
    if (known) return known
    const version = await database.forConcept(conceptId, (db) =>
      findCurrentVersion(db, conceptId, name),
    )
    // Only what exists is remembered: made-up names must not fill the memory. If the concept was
    // forgotten meanwhile, this map is no longer the one that is asked.
    if (version) versions.set(name, version)
    return version
  }
}
