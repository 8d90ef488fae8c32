import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Subject } from './recipe.ts'
import { DRAWINGS } from './shapes/drawings.ts'

type IconSet = {
  icons: Record<string, { body: string } | undefined>
  aliases: Record<string, { parent: string } | undefined>
}

/** A subject as a square SVG of its own size; a rotated one gets room for its corners. */
export function subjectSvg(subject: Subject): string {
  const body = recoloured(iconBody(subject.icon) ?? missing(subject.icon), subject.fills ?? {})
  const margin = subject.rotate ? 32 : 0
  const box = 128 + 2 * margin
  const pixels = Math.round((subject.size * box) / 128)
  const mirror = subject.mirrored ? ' translate(128 0) scale(-1 1)' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="${pixels}" height="${pixels}" viewBox="${-margin} ${-margin} ${box} ${box}">
    <g transform="rotate(${subject.rotate ?? 0} 64 64)${mirror}">${body}</g></svg>`
}

/** The drawing inside a box of 128 × 128, or nothing when no icon has that name. */
export const iconBody = (name: string): string | undefined =>
  DRAWINGS[name] ?? notoBody(name) ?? undefined

function notoBody(name: string): string | undefined {
  const { icons, aliases } = noto()
  const parent = aliases[name]?.parent
  return icons[name]?.body ?? (parent === undefined ? undefined : notoBody(parent))
}

/** Read on first use: the file is large, and nothing needs it while no recipe has changed. */
function noto(): IconSet {
  loaded ??= JSON.parse(readFileSync(NOTO_FILE, 'utf8')) as IconSet
  return loaded
}

let loaded: IconSet | undefined
const NOTO_FILE = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')

const recoloured = (body: string, fills: Record<string, string>) =>
  body.replaceAll(/"(#?\w+)"/g, (quoted, colour) => {
    const swapped = fills[colour]
    return swapped === undefined ? quoted : `"${swapped}"`
  })

function missing(icon: string): never {
  throw new Error(`No icon is called ${icon}.`)
}
