import { and, eq } from 'drizzle-orm'
import type { Db } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { ApplicationSettings } from './application-settings.ts'
import { applications } from './application-tables.ts'

export type Application = Awaited<ReturnType<typeof readApplication>>

/** The application the tenant came in by; it is there, or the directory would not know the host. */
export async function readApplication(db: Db, { conceptId, applicationId }: Tenant) {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.conceptId, conceptId), eq(applications.id, applicationId)))
  if (!row) throw new Error(`Concept ${conceptId} has no application ${applicationId}`)
  return { ...row, settings: ApplicationSettings.parse(row.settings) }
}

export const findApplications = (db: Db, conceptId: number) =>
  db
    .select({
      conceptId: applications.conceptId,
      id: applications.id,
      key: applications.key,
      defaultMenuId: applications.defaultMenuId,
    })
    .from(applications)
    .where(eq(applications.conceptId, conceptId))
