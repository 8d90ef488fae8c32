import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../database/connection.ts'
import { knownDevices } from './device-tables.ts'

const KEPT_MS = 400 * 24 * 60 * 60_000
const MOST_DEVICES = 20

/** `account` as in 'customer:' or 'staff:' and the id. */
type OneAccount = { conceptId: number; account: string }

/** Whether somebody has signed in to the account with the device before. */
export async function isKnownDevice(
  db: Db,
  { conceptId, account, deviceHash }: OneAccount & { deviceHash: string | null },
): Promise<boolean> {
  const [row] = await db
    .select({ account: knownDevices.account })
    .from(knownDevices)
    .where(and(of({ conceptId, account }), eq(knownDevices.deviceHash, deviceHash ?? '')))
  return row !== undefined
}

/** After a sign-in that succeeded. Of very many devices the latest are kept. */
export async function rememberDevice(
  db: Db,
  { now, ...device }: OneAccount & { deviceHash: string; now: number },
) {
  const lastUsedAt = new Date(now)
  await db
    .insert(knownDevices)
    .values({ ...device, lastUsedAt })
    .onConflictDoUpdate({
      target: [knownDevices.conceptId, knownDevices.account, knownDevices.deviceHash],
      set: { lastUsedAt },
    })
  const latest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(of(device))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(MOST_DEVICES)
  await db.delete(knownDevices).where(and(of(device), notInArray(knownDevices.deviceHash, latest)))
  const tooOld = new Date(now - KEPT_MS)
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.conceptId, device.conceptId), lt(knownDevices.lastUsedAt, tooOld)))
}

export const forgetDevices = (db: Db, one: OneAccount) => db.delete(knownDevices).where(of(one))

const of = ({ conceptId, account }: OneAccount) =>
  and(eq(knownDevices.conceptId, conceptId), eq(knownDevices.account, account))
