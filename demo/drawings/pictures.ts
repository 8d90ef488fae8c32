import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import {
  BRAND_SLUGS,
  type BrandSlug,
  favicon,
  logo,
  maskableIcon,
  sharePicture,
} from './brand-marks.ts'
import { COMPOSER_VERSION, composePicture } from './compose-picture.ts'
import { PICTURE_WIDTH, type Recipe } from './recipe.ts'
import { RECIPES } from './recipes.ts'
import { iconBody } from './subject-svg.ts'

/** Something to see, in as many files as it takes. */
export type Picture = {
  name: string
  files: string[]
  /** The same for as long as drawing it again would give the same files. */
  fingerprint: string
  /** The files' contents, in their order. */
  draw: () => Promise<(Buffer | string)[]>
}

// Drawn once and kept in the repository: small files are worth the minutes.
const AVIF = { quality: 52, effort: 3, chromaSubsampling: '4:2:0' }
const WEBP = { quality: 80, effort: 6 }
const WIDTHS = [PICTURE_WIDTH, PICTURE_WIDTH / 2, PICTURE_WIDTH / 4]

/** Every picture of the demo brands: the food by its recipes, and each brand's marks. */
export const pictures = (): Picture[] => [
  ...Object.entries(RECIPES).map(([name, recipe]) => foodPicture(name, recipe)),
  ...BRAND_SLUGS.map(brandMarks),
]

const foodPicture = (name: string, recipe: Recipe): Picture => ({
  name,
  files: WIDTHS.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
  fingerprint: fingerprint([
    COMPOSER_VERSION,
    AVIF,
    WEBP,
    recipe,
    ...recipe.subjects.map(({ icon }) => iconBody(icon)),
  ]),
  async draw() {
    const picture = await composePicture(recipe)
    return Promise.all(WIDTHS.flatMap((width) => encoded(picture, width)))
  },
})

function encoded(picture: Sharp, width: number) {
  const sized = picture.clone().resize(width)
  return [sized.clone().avif(AVIF).toBuffer(), sized.clone().webp(WEBP).toBuffer()]
}

/** A mark as it is drawn and, for a PNG, how wide to make it. */
type Mark = { file: string; svg: string; width?: number }

function brandMarks(slug: BrandSlug): Picture {
  const name = `brands/${slug}`
  const marks: Mark[] = [
    { file: `${name}.svg`, svg: logo(slug) },
    { file: `${name}-icon.svg`, svg: favicon(slug) },
    { file: `${name}-icon-192.png`, svg: favicon(slug), width: 192 },
    { file: `${name}-icon-512.png`, svg: favicon(slug), width: 512 },
    { file: `${name}-icon-maskable-512.png`, svg: maskableIcon(slug), width: 512 },
    { file: `${name}-share.png`, svg: sharePicture(slug), width: 1200 },
  ]
  return {
    name,
    files: marks.map(({ file }) => file),
    fingerprint: fingerprint(marks),
    draw: () => Promise.all(marks.map(markContent)),
  }
}

async function markContent({ svg, width }: Mark) {
  if (width === undefined) return svg
  const sized = svg.replace('<svg ', `<svg width="${width}" `)
  return sharp(Buffer.from(sized)).png({ palette: true }).toBuffer()
}

const fingerprint = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
