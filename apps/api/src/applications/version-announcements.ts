import { hearAnnouncements } from '../platform/database/announcements.ts'
import type { Database } from '../platform/database/connection.ts'

type Hearing = {
  onVersion(conceptId: number, version: number): void
  /** The connection was lost and is back: announcements may have been missed. */
  onReturn(): Promise<void>
  log(error: Error): void
}

/** Hears what the trigger on `concepts` announces. */
export const hearVersions = (database: Database, { onVersion, ...hearing }: Hearing) =>
  hearAnnouncements(database, 'concept_version', {
    ...hearing,
    onAnnouncement(payload) {
      const [conceptId, version] = payload.split(':').map(Number)
      if (conceptId && version) onVersion(conceptId, version)
    },
  })
