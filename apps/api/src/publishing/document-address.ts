import { isMenuType } from '@sufra/domain/vocabulary/order-types'

/**
 * What a published document is called ('menus/1', 'menus/1/pickup', 'content/{application key}'), and
 * the two addresses it has: one that never changes, and one that leads to whatever is current.
 */
type DocumentAddress = { name: string; version: string | 'current' }

export function addressOf({ name, version }: DocumentAddress): string {
  const [kind, id, type] = name.split('/')
  if (version === 'current') return `/cdn/${kind}/${id}.json${type ? `?type=${type}` : ''}`
  return `/cdn/${kind}/${id}/${type ? `${type}-` : ''}${version}.json`
}

const VERSIONED =
  /^(?:menus\/(?<menu>\d+)\/(?:(?<type>pickup|deliver)-)?|content\/(?<key>[\w-]+)\/)(?<version>[0-9a-f]{16})\.json$/
const UNVERSIONED = /^(?<name>menus\/\d+|content\/[\w-]+)\.json$/

/** The other way round, from the path below /cdn/. Null when no document can have that address. */
export function readAddress(path: string, type: unknown): DocumentAddress | null {
  const { menu, type: menuType, key, version } = VERSIONED.exec(path)?.groups ?? {}
  if (version) {
    const name = menu ? [`menus/${menu}`, menuType].filter(Boolean).join('/') : `content/${key}`
    return { name, version }
  }
  const { name } = UNVERSIONED.exec(path)?.groups ?? {}
  if (!name) return null
  const isTyped = name.startsWith('menus/') && isMenuType(String(type))
  return { name: isTyped ? `${name}/${type}` : name, version: 'current' }
}
