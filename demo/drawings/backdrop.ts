import { clampChroma, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn'
import sharp from 'sharp'
import type { Rgb } from './canvas.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, type Recipe } from './recipe.ts'

const rgb = useMode(modeRgb)
useMode(modeOklch)

type Ground = Pick<Recipe, 'hue' | 'dark'>

/** The gradient, its disc and a little grain, as raw RGB. Pictures of one hue share it. */
export function backdrop(ground: Ground): Promise<Buffer> {
  const key = `${ground.hue} ${ground.dark}`
  const painted = backdrops.get(key) ?? paint(ground)
  backdrops.set(key, painted)
  return painted
}

const backdrops = new Map<string, Promise<Buffer>>()

/** A dark tint of the backdrop's own hue; black on a dark one. */
export function shadowColour({ hue, dark }: Ground): Rgb {
  if (dark) return [0, 0, 0]
  const { r, g, b } = rgb(clampChroma({ mode: 'oklch', l: 0.38, c: 0.08, h: hue }, 'oklch'))
  return [r * 255, g * 255, b * 255]
}

async function paint(ground: Ground): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(backdropSvg(ground)))
    .removeAlpha()
    .raw()
    .toBuffer()
  return grained(pixels)
}

function backdropSvg({ hue, dark }: Ground): string {
  const [near, far] = dark
    ? [oklch(0.36, 0.035, hue), oklch(0.23, 0.03, hue)]
    : [oklch(0.968, 0.02, hue), oklch(0.905, 0.05, hue)]
  const [lit, shaded] = dark
    ? [oklch(0.48, 0.06, hue), oklch(0.31, 0.05, hue)]
    : [oklch(0.938, 0.055, hue), oklch(0.865, 0.085, hue)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
    <linearGradient id="ground" x1=".1" y1="0" x2=".9" y2="1">
      <stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/>
    </linearGradient>
    <radialGradient id="disc" cx="38%" cy="28%" r="80%">
      <stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/>
    <circle cx="480" cy="356" r="296" fill="url(#disc)"/>
  </svg>`
}

const oklch = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))

/** A step up or down per pixel hides the bands an encoder makes of a smooth gradient. */
function grained(pixels: Buffer): Buffer {
  let state = 7
  for (let at = 0; at < pixels.length; at++) {
    if (at % 3 === 0) state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const stepped = (pixels[at] ?? 0) + (state >>> 30) - 1
    pixels[at] = stepped > 255 ? 255 : stepped < 0 ? 0 : stepped
  }
  return pixels
}
