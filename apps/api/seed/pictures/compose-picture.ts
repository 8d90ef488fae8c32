import sharp, { type OverlayOptions } from 'sharp'
import { backdrop, shadowColour } from './backdrop.ts'
import { BASELINE, PICTURE_HEIGHT, PICTURE_WIDTH, type Recipe, type Subject } from './recipe.ts'
import { rgba, type Standing, shadowOf } from './shadow.ts'
import { subjectSvg } from './subject-svg.ts'

/** Raise it when the composing itself changes, so that every picture is made anew. */
export const COMPOSER_VERSION = 1

const PICTURE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, channels: 3 as const }

/** The finished picture. Light from the upper left, horizon and scale are the same in all of them. */
export async function composePicture(recipe: Recipe): Promise<sharp.Sharp> {
  const layers = await Promise.all(recipe.subjects.map((subject) => layersOf(subject, recipe)))
  const { data } = await sharp(await backdrop(recipe), { raw: PICTURE })
    .composite(layers.flat())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: PICTURE })
}

async function layersOf(subject: Subject, recipe: Recipe): Promise<OverlayOptions[]> {
  const standing = await stand(subject)
  const { pixels: input, left, top } = standing
  return [
    await shadowOf(standing, shadowColour(recipe)),
    { input, raw: rgba(standing.width, standing.height), left, top },
  ]
}

async function stand(subject: Subject): Promise<Standing> {
  const { data, info } = await sharp(Buffer.from(subjectSvg(subject)))
    .ensureAlpha()
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    pixels: data,
    width: info.width,
    height: info.height,
    left: Math.round((subject.x ?? PICTURE_WIDTH / 2) - info.width / 2),
    top: Math.round((subject.y ?? BASELINE) - info.height),
    aloft: subject.aloft ?? false,
  }
}
