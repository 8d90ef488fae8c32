import sharp, { type Sharp } from 'sharp'
import { backdrop, shadowColour } from './backdrop.ts'
import { darken, paste } from './canvas.ts'
import { cutOut } from './cut-out.ts'
import { BASELINE, PICTURE_HEIGHT, PICTURE_WIDTH, type Recipe, type Subject } from './recipe.ts'
import { shadeOf } from './shadow.ts'
import { subjectSvg } from './subject-svg.ts'

/** Raise it when the composing itself changes, so that every picture is made anew. */
export const COMPOSER_VERSION = 1

/** The finished picture. Light from the upper left, horizon and scale are the same in all of them. */
export async function composePicture(recipe: Recipe): Promise<Sharp> {
  const picture = Buffer.from(await backdrop(recipe))
  const colour = shadowColour(recipe)
  for (const subject of recipe.subjects) {
    const cut = await cutOut(subjectSvg(subject))
    const place = placeOf(subject, cut)
    darken(picture, await shadeOf(cut, !subject.aloft), place, colour)
    paste(picture, cut, place)
  }
  return sharp(picture, { raw: { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, channels: 3 } })
}

const placeOf = (subject: Subject, { width, height }: { width: number; height: number }) => ({
  left: Math.round((subject.x ?? PICTURE_WIDTH / 2) - width / 2),
  top: Math.round((subject.y ?? BASELINE) - height),
})
