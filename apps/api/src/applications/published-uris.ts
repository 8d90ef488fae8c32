import { MENU_TYPES, type MenuType } from '@sufra/domain/vocabulary/order-types'
import { addressOf } from '../publishing/document-address.ts'
import type { PublishedDocuments } from '../publishing/published-documents.ts'
import type { Application } from './application-queries.ts'

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
