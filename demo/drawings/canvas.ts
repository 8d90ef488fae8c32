import type { CutOut } from './cut-out.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './recipe.ts'
import { SHADE_REACH, SHADE_STEP, type Shade } from './shadow.ts'

type Place = { left: number; top: number }
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lays a subject on the picture's raw RGB pixels; what lies outside is left out. */
export function paste(picture: Buffer, subject: CutOut, place: Place): void {
  const { pixels } = subject
  eachPixel(place, subject.width, subject.height, (x, y, to) => {
    const from = (y * subject.width + x) * 4
    const alpha = (pixels[from + 3] ?? 0) / 255
    if (alpha === 0) return
    for (let channel = 0; channel < 3; channel++) {
      const under = picture[to + channel] ?? 0
      picture[to + channel] = under + ((pixels[from + channel] ?? 0) - under) * alpha
    }
  })
}

/** Darkens the picture towards the shadow's colour; `place` is where the subject itself stands. */
export function darken(picture: Buffer, shade: Shade, place: Place, colour: Rgb): void {
  const reach = SHADE_REACH * SHADE_STEP
  const corner = { left: place.left - reach, top: place.top - reach }
  const [width, height] = [(shade.width - 1) * SHADE_STEP, (shade.height - 1) * SHADE_STEP]
  eachPixel(corner, width, height, (x, y, to) => {
    const light = lightAt(shade, x / SHADE_STEP, y / SHADE_STEP)
    for (let channel = 0; channel < 3; channel++) {
      const shadow = colour[channel] ?? 0
      picture[to + channel] = shadow + ((picture[to + channel] ?? 0) - shadow) * light
    }
  })
}

/** Between the points of the coarse grid the light changes evenly. */
function lightAt({ light, width }: Shade, x: number, y: number): number {
  const column = Math.floor(x)
  const at = Math.floor(y) * width + column
  const across = x - column
  const down = y - Math.floor(y)
  const above = (light[at] ?? 1) * (1 - across) + (light[at + 1] ?? 1) * across
  const below = (light[at + width] ?? 1) * (1 - across) + (light[at + width + 1] ?? 1) * across
  return above * (1 - down) + below * down
}

function eachPixel(
  { left, top }: Place,
  width: number,
  height: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  const right = Math.min(width, PICTURE_WIDTH - left)
  const bottom = Math.min(height, PICTURE_HEIGHT - top)
  for (let y = Math.max(0, -top); y < bottom; y++) {
    for (let x = Math.max(0, -left); x < right; x++) {
      visit(x, y, ((y + top) * PICTURE_WIDTH + x + left) * 3)
    }
  }
}
