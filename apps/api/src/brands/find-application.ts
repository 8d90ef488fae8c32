import { MENU_TYPES, type MenuType } from '@sufra/domain/vocabulary/order-types'
import type { Application } from '../applications/application-queries.ts'
import { readApplication } from '../applications/application-queries.ts'
import { findHosts } from '../applications/host-queries.ts'
import { popupResource } from '../content/content-document.ts'
import { findPopup } from '../content/content-queries.ts'
import type { Database } from '../platform/database/connection.ts'
import type { RequestContext } from '../platform/http/tenant/request-context.ts'
import type { Tenant } from '../platform/http/tenant/tenant.ts'
import { plainHost } from '../platform/http/tenant/tenant.ts'
import { addressOf } from '../publishing/document-address.ts'
import type { PublishedDocuments } from '../publishing/published-documents.ts'
import { applicationResource } from './application-document.ts'
import { conceptResource } from './concept-document.ts'
import { readBrand } from './read-brand.ts'

export type Include = 'concept' | 'popup'

/** The caller's own application with its concept first among the included, whatever else was asked for. */
export async function findApplication(
  { database, documents }: { database: Database; documents: CurrentUris },
  context: RequestContext,
  include: readonly Include[],
) {
  const { tenant } = context
  const { brand, popup } = await database.forConcept(tenant.conceptId, async (db) => ({
    brand: await readBrand(db, tenant),
    popup: include.includes('popup') ? await findPopup(db, tenant) : null,
  }))
  const uris = await publishedUris(documents, brand.application)
  return {
    data: applicationResource(brand, uris),
    included: [conceptResource(brand, context), ...(popup ? [popupResource(popup)] : [])],
  }
}

/** An application as one of its addresses knows it. */
export async function clientResource(database: Database, tenant: Tenant, host: string) {
  const { id, label, key } = await database.forConcept(tenant.conceptId, (db) =>
    readApplication(db, tenant),
  )
  return { type: 'clients' as const, id, attributes: { label, url: host, key } }
}

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

export type CurrentUris = Pick<PublishedDocuments, 'currentUri'>

/** The addresses of what an application publishes. Before the first publication they lead nowhere. */
export async function publishedUris(documents: CurrentUris, application: Application) {
  const { conceptId, key, defaultMenuId, settings } = application
  const menu = `menus/${defaultMenuId}`
  const types = settings.separatedMenus ? MENU_TYPES : []
  return {
    menuRef: await uriOf(menu),
    contentUri: await uriOf(`content/${key}`),
    orderTypeMenus: (await Promise.all(types.map(typeMenu))).flat(),
  }

  async function uriOf(name: string) {
    return (await documents.currentUri(conceptId, name)) ?? addressOf({ name, version: 'current' })
  }

  /** A type without a menu of its own is not named: its customers read the common one. */
  async function typeMenu(type: MenuType) {
    const uri = await documents.currentUri(conceptId, `${menu}/${type}`)
    return uri ? [{ type, uri }] : []
  }
}

export type PublishedUris = Awaited<ReturnType<typeof publishedUris>>
