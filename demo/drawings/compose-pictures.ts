import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureFiles, writePicture } from './picture-files.ts'
import { type PictureIndex, readIndex, writeIndex } from './picture-index.ts'
import { PICTURE_NAMES, type PictureName } from './picture-names.ts'
import { recipeFingerprint } from './recipe-fingerprint.ts'
import { RECIPES } from './recipes.ts'
import { writeMarks } from './write-marks.ts'

// Pictures side by side use the cores better than threads inside each of them.
sharp.concurrency(1)
sharp.cache(false)

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Usage: compose-pictures.ts <folder>')

const started = performance.now()
const index = await readIndex(folder)
const stale = PICTURE_NAMES.filter((name) => !isCurrent(folder, index, name))
await composeAll(folder, index, stale)
const marks = await writeMarks(folder)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  `Demo pictures: ${stale.length} of ${PICTURE_NAMES.length} composed, ${marks} marks drawn, in ${seconds} s\n`,
)

function isCurrent(folder: string, index: PictureIndex, name: PictureName): boolean {
  return (
    index[name]?.recipe === recipeFingerprint(RECIPES[name]) &&
    pictureFiles(name).every((file) => existsSync(join(folder, file)))
  )
}

/** What is finished is written down even if a later picture fails. */
async function composeAll(folder: string, index: PictureIndex, names: PictureName[]) {
  const waiting = names.values()
  const composeWaiting = async () => {
    for (const name of waiting) {
      const recipe = RECIPES[name]
      const written = await writePicture(folder, name, recipe)
      index[name] = { ...written, recipe: recipeFingerprint(recipe) }
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, composeWaiting))
  } finally {
    if (names.length > 0) await writeIndex(folder, index)
  }
}
