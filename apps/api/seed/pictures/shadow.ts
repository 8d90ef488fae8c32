import sharp, { type OverlayOptions } from 'sharp'

/** A subject cut to its outline: raw RGBA and where it stands in the picture. */
export type Standing = {
  pixels: Buffer
  width: number
  height: number
  left: number
  top: number
  aloft: boolean
}

/** Shadows are soft, so they are made at a sixth of the size. */
const SCALE = 6
const REACH = 90
const AMBIENT = { opacity: 0.26, blur: 5, right: 6, down: 26 }
const CONTACT = { opacity: 0.6, halfHeight: 24, above: 2 }

/** The light around a subject that it holds back, and the dark line where it touches the ground. */
export async function shadowOf(subject: Standing, colour: string): Promise<OverlayOptions> {
  const width = Math.ceil((subject.width + 2 * REACH) / SCALE)
  const height = Math.ceil((subject.height + 2 * REACH) / SCALE)
  const outline = await ambient(subject, width, height)
  const foot = subject.aloft ? null : footOf(subject)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const soft = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const around = ((outline[at] ?? 0) / 255) * AMBIENT.opacity
      const under = foot ? contactAt(foot, subject.height, x, y) : 0
      soft.set([red ?? 0, green ?? 0, blue ?? 0, 255 * (1 - (1 - around) * (1 - under))], at * 4)
    }
  }
  return {
    ...(await enlarged(soft, width, height)),
    left: subject.left - REACH,
    top: subject.top - REACH,
  }
}

async function ambient(subject: Standing, width: number, height: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const outline = await sharp(subject.pixels, { raw: rgba(subject.width, subject.height) })
    .extractChannel('alpha')
    .extend({
      left: REACH + AMBIENT.right,
      right: REACH - AMBIENT.right,
      top: REACH + AMBIENT.down,
      bottom: REACH - AMBIENT.down,
      background,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(outline.data, { raw: outline.info })
    .resize(width, height, { fit: 'fill' })
    .blur(AMBIENT.blur)
    .extractChannel(0)
    .raw()
    .toBuffer()
}

type Foot = { middle: number; halfWidth: number }

/** What of the subject touches the ground: the opaque part of its lowest rows. */
function footOf({ pixels, width, height }: Standing): Foot {
  let first = width
  let last = 0
  for (let y = Math.floor(height * 0.93); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue
      first = Math.min(first, x)
      last = Math.max(last, x)
    }
  }
  return { middle: (first + last) / 2, halfWidth: (last - first) / 2 + 26 }
}

function contactAt(foot: Foot, subjectHeight: number, x: number, y: number): number {
  const across = (x * SCALE - REACH - foot.middle) / foot.halfWidth
  const along = (y * SCALE - REACH - subjectHeight + CONTACT.above) / CONTACT.halfHeight
  return CONTACT.opacity * Math.exp(-2 * (across ** 4 + along ** 2))
}

async function enlarged(soft: Buffer, width: number, height: number) {
  const { data, info } = await sharp(soft, { raw: rgba(width, height) })
    .resize(width * SCALE, height * SCALE, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input: data, raw: rgba(info.width, info.height) }
}

export const rgba = (width: number, height: number) => ({ width, height, channels: 4 as const })
