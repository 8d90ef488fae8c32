import type { Database } from '../platform/database/connection.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { plainHost } from '../platform/http/tenant/tenant.ts'
import { findHosts } from './host-queries.ts'

/** The application's own host that an address names; another brand's address names none. */
export async function matchUrl(database: Database, tenant: Tenant, url: string | undefined) {
  if (url === undefined) return tenant.host
  const asked = hostNameOf(url)
  const hosts = await findHosts(database, tenant)
  return hosts.find(({ host }) => host === asked)?.host ?? null
}

/** 'https://Saj.localhost:3000/menu' and 'saj.localhost' name the same host. */
function hostNameOf(url: string) {
  const address = url.includes('://') ? url : `http://${url}`
  return URL.canParse(address) ? plainHost(new URL(address).hostname) : null
}
