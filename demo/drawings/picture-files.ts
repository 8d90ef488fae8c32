import { join } from 'node:path'
import { formatHex, modeRgb, useMode } from 'culori/fn'
import type { Sharp } from 'sharp'
import { composePicture } from './compose-picture.ts'
import { fingerprint } from './fingerprint.ts'
import type { IndexedPicture } from './picture-index.ts'
import type { PictureName } from './picture-names.ts'
import { PICTURE_WIDTH, type Recipe } from './recipe.ts'
import { writeAtomically } from './write-atomically.ts'

useMode(modeRgb)

const AVIF = { quality: 52, effort: 1, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 80, effort: 3 }
const WIDTHS = [PICTURE_WIDTH, PICTURE_WIDTH / 2, PICTURE_WIDTH / 4]

export const pictureFiles = (name: PictureName): string[] =>
  WIDTHS.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`])

export async function writePicture(
  folder: string,
  name: PictureName,
  recipe: Recipe,
): Promise<Pick<IndexedPicture, 'color' | 'version'>> {
  const picture = await composePicture(recipe)
  const encoded = await Promise.all(WIDTHS.flatMap((width) => encode(picture, width)))
  await Promise.all(
    pictureFiles(name).map((file, nth) =>
      writeAtomically(join(folder, file), encoded[nth] ?? Buffer.alloc(0)),
    ),
  )
  return { color: await averageColour(picture), version: fingerprint(...encoded) }
}

function encode(picture: Sharp, width: number): Promise<Buffer>[] {
  const sized = picture.clone().resize(width)
  return [sized.clone().avif(AVIF).toBuffer(), sized.clone().webp(WEBP).toBuffer()]
}

async function averageColour(picture: Sharp): Promise<string> {
  const pixel = await picture.clone().resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const [r = 0, g = 0, b = 0] = Array.from(pixel, (channel) => channel / 255)
  return formatHex({ mode: 'rgb', r, g, b })
}
