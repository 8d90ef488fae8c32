import type { MenuDocument } from '@sufra/contract/menu/menu'
import { menuUriFor } from '@sufra/domain/menu/menu-order'
import { isMenuType, type MenuType } from '@sufra/domain/vocabulary/order-types'
import { LRUCache } from 'lru-cache'
import { menuAddresses, startOf } from '../../platform/visit/brand.server.ts'
import { answeringFor } from '../../platform/visit/loader-failure.server.ts'
import type { Visit } from '../../platform/visit/visit.ts'

const typeMenus = new LRUCache<string, MenuDocument>({ max: 100 })

/** The brand's menu; of separated menus, the one for the order type in the address (`?type=deliver`). */
export async function publishedMenuFor(visit: Visit, request: Request): Promise<MenuDocument> {
  const { client, application, menu } = await startOf(visit)
  const settings = application.attributes
  const type = menuTypeIn(request)
  const uri = menuUriFor(menuAddresses(settings), type)
  if (uri === settings['menu-ref']) return menu
  const own = `${visit.host} ${uri}`
  const known = typeMenus.get(own)
  if (known) return known
  // An address names one version for ever: what was read once stays true.
  const read = (await answeringFor(() => client.menu.published(uri))).menu
  typeMenus.set(own, read)
  return read
}

function menuTypeIn(request: Request): MenuType | null {
  const type = new URL(request.url).searchParams.get('type') ?? ''
  return isMenuType(type) ? type : null
}
