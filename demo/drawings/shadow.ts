import sharp from 'sharp'
import { alphaAt, type CutOut } from './cut-out.ts'

/** What light is left around a subject, from 1 (all) to 0, on a coarse grid: shadows are soft. */
export type Shade = { light: Float32Array; width: number; height: number }

/** Pixels of the picture to one step of the grid; the lengths below are in such steps. */
export const SHADE_STEP = 6
/** How far the grid reaches beyond the subject on each side. */
export const SHADE_REACH = 15
const AMBIENT = { opacity: 0.26, blur: 5, right: 1, down: 4 }
const CONTACT = { opacity: 0.6, halfHeight: 3.5, above: 1.5 }

/** The light a subject holds back around itself and, if it stands, the dark line under its foot. */
export async function shadeOf(subject: CutOut, stands: boolean): Promise<Shade> {
  const width = Math.ceil(subject.width / SHADE_STEP) + 2 * SHADE_REACH
  const height = Math.ceil(subject.height / SHADE_STEP) + 2 * SHADE_REACH
  const around = await ambient(subject, width, height)
  const under = stands ? contact(subject) : () => 0
  const light = Float32Array.from(
    around,
    (held, nth) =>
      (1 - (held / 255) * AMBIENT.opacity) * (1 - under(nth % width, Math.floor(nth / width))),
  )
  return { light, width, height }
}

function ambient(subject: CutOut, width: number, height: number): Promise<Buffer> {
  const outline = new Float32Array(width * height)
  for (let y = 0; y < subject.height; y++) {
    const row = Math.floor(y / SHADE_STEP) + SHADE_REACH + AMBIENT.down
    const start = row * width + SHADE_REACH + AMBIENT.right
    for (let x = 0; x < subject.width; x++) {
      const at = start + Math.floor(x / SHADE_STEP)
      outline[at] = (outline[at] ?? 0) + alphaAt(subject.pixels, y * subject.width + x)
    }
  }
  const average = Uint8Array.from(outline, (sum) => sum / SHADE_STEP ** 2)
  return sharp(average, { raw: { width, height, channels: 1 } })
    .blur(AMBIENT.blur)
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/** The subject touches the ground with the opaque part of its lowest rows. */
function contact({ pixels, width, height }: CutOut) {
  let first = width
  let last = 0
  for (let nth = Math.floor(height * 0.88) * width; nth < width * height; nth++) {
    if (alphaAt(pixels, nth) < 128) continue
    first = Math.min(first, nth % width)
    last = Math.max(last, nth % width)
  }
  const middle = (first + last) / 2 / SHADE_STEP + SHADE_REACH
  const halfWidth = (last - first) / 2 / SHADE_STEP + CONTACT.halfHeight
  const ground = height / SHADE_STEP + SHADE_REACH - CONTACT.above
  return (x: number, y: number): number => {
    const across = (x - middle) / halfWidth
    const along = (y - ground) / CONTACT.halfHeight
    return CONTACT.opacity * Math.exp(-2 * (across ** 4 + along ** 2))
  }
}
