import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CAR_MAKERS } from '@sufra/api/reference/cars'
import sharp from 'sharp'
import {
  BRAND_SLUGS,
  type BrandSlug,
  favicon,
  logo,
  maskableIcon,
  placeholder,
  sharePicture,
} from './brand-marks.ts'
import { carMakerMark } from './car-maker-mark.ts'
import { fingerprint } from './fingerprint.ts'
import { writeAtomically } from './write-atomically.ts'

/** A drawing and, for a PNG, how wide to make it. */
type Mark = { file: string; svg: string; width?: number }

const STAMP = 'marks.txt'

/** The brands' marks, the car makers' badges and the placeholder. Says how many it wrote. */
export async function writeMarks(folder: string): Promise<number> {
  const marks = [
    ...BRAND_SLUGS.flatMap(brandMarks),
    ...CAR_MAKERS.map(({ slug, name }) => ({
      file: `cars/${slug}.svg`,
      svg: carMakerMark(name['en-us']),
    })),
    { file: 'placeholder.svg', svg: placeholder() },
  ]
  const stamp = fingerprint(JSON.stringify(marks))
  const stampFile = join(folder, STAMP)
  if (
    (await isStamped(stampFile, stamp)) &&
    marks.every(({ file }) => existsSync(join(folder, file)))
  )
    return 0

  await Promise.all(
    marks.map(async (mark) => writeAtomically(join(folder, mark.file), await fileContent(mark))),
  )
  await writeAtomically(stampFile, stamp)
  return marks.length
}

function brandMarks(slug: BrandSlug): Mark[] {
  const file = `brands/${slug}`
  return [
    { file: `${file}.svg`, svg: logo(slug) },
    { file: `${file}-icon.svg`, svg: favicon(slug) },
    { file: `${file}-icon-192.png`, svg: favicon(slug), width: 192 },
    { file: `${file}-icon-512.png`, svg: favicon(slug), width: 512 },
    { file: `${file}-icon-maskable-512.png`, svg: maskableIcon(slug), width: 512 },
    { file: `${file}-share.png`, svg: sharePicture(slug), width: 1200 },
  ]
}

function fileContent({ svg, width }: Mark): string | Promise<Buffer> {
  if (width === undefined) return svg
  const sized = svg.replace('<svg ', `<svg width="${width}" `)
  return sharp(Buffer.from(sized)).png({ palette: true }).toBuffer()
}

const isStamped = async (file: string, stamp: string): Promise<boolean> =>
  existsSync(file) && (await readFile(file, 'utf8')) === stamp
