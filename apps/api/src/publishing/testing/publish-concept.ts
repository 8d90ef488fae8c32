import type { Database } from '../../platform/database/connection.ts'
import { publishWithin } from '../publish-concept.ts'

/** What a test has changed becomes visible; answers the concept's new version. */
export const publishConcept = (database: Database, conceptId: number) =>
  database.forConcept(conceptId, (db) => publishWithin(db, conceptId))
