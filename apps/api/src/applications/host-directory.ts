import type { Database } from '../platform/database/connection.ts'
import { subscribe } from '../platform/database/subscribe.ts'
import type { Tenant, TenantDirectory } from '../platform/http/tenant/tenant.ts'
import { findTenant } from './host-queries.ts'

export type HostDirectory = TenantDirectory & {
  /** Calls back whenever a concept gets a new version. Answers how to stop that. */
  onChange(listener: ChangeListener): () => void
  close(): Promise<void>
}
type ChangeListener = (conceptId: number, version: number) => void

/**
 * Hosts come in as they are asked for, so that ten thousand brands start as fast as one, and stay
 * until their concept announces a new version.
 */
export async function openHostDirectory(
  database: Database,
  { clock = Date.now, log }: { clock?: () => number; log: (error: Error) => void },
): Promise<HostDirectory> {
  const tenants = new Map<string, Tenant>()
  const unknown = unknownHosts(clock)
  const listeners = new Set<ChangeListener>()
  let changes = 0

  const subscription = await subscribeToVersions(database, {
    onVersion: forget,
    onReconnect: review,
    log,
  })

  function forget(conceptId: number, version: number) {
    changes++
    unknown.clear()
    for (const [host, tenant] of tenants) if (tenant.conceptId === conceptId) tenants.delete(host)
    for (const listener of listeners) listener(conceptId, version)
  }

  /** After a lost connection: whatever changed meanwhile is announced now. */
  async function review() {
    changes++
    const announced = new Set<number>()
    for (const [host, tenant] of [...tenants]) {
      const version = (await findTenant(database, host))?.version
      if (version === tenant.version) continue
      tenants.delete(host)
      if (version === undefined || announced.has(tenant.conceptId)) continue
      announced.add(tenant.conceptId)
      forget(tenant.conceptId, version)
    }
    unknown.clear()
  }

  return {
    known: (host) => tenants.get(host),
    async find(host) {
      const tenant = tenants.get(host)
      if (tenant) return tenant
      if (unknown.has(host)) return null

      const changesBefore = changes
      const found = await findTenant(database, host)
      // What was read while something changed may be old already: good for this answer only.
      if (changes === changesBefore) {
        if (found) tenants.set(host, found)
        else unknown.add(host)
      }
      return found
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => subscription.close(),
  }
}

/** Hosts the database did not know a moment ago, so that it is not asked again at once. */
function unknownHosts(clock: () => number) {
  const until = new Map<string, number>()

  return {
    has: (host: string) => (until.get(host) ?? 0) > clock(),
    add(host: string) {
      // A map keeps the order of insertion, so the first key is the oldest.
      until.delete(host)
      const [oldest] = until.keys()
      if (until.size >= MAX_HOSTS && oldest !== undefined) until.delete(oldest)
      until.set(host, clock() + REMEMBERED_FOR_MS)
    },
    clear: () => until.clear(),
  }
}

const REMEMBERED_FOR_MS = 5_000

const MAX_HOSTS = 1_000

/** Receives what the trigger on `concepts` announces. */
const subscribeToVersions = (database: Database, { onVersion, ...subscriber }: Subscriber) =>
  subscribe(database, 'concept_version', {
    ...subscriber,
    onMessage(payload) {
      const [conceptId, version] = payload.split(':').map(Number)
      if (conceptId && version) onVersion(conceptId, version)
    },
  })

type Subscriber = {
  onVersion(conceptId: number, version: number): void
  /** The connection was lost and is back: messages may have been missed. */
  onReconnect(): Promise<void>
  log(error: Error): void
}
