import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_NAMES, type PictureName } from './picture-names.ts'
import { writeAtomically } from './write-atomically.ts'

export type IndexedPicture = {
  /** Average colour, shown until the picture is there. */
  color: string
  /** Changes with the bytes of the files. */
  version: string
  /** Fingerprint of the recipe it was made from. */
  recipe: string
}

export type PictureIndex = Partial<Record<PictureName, IndexedPicture>>

const FILE = 'pictures.json'

/** An index that is missing or damaged only costs time: everything is composed again. */
export async function readIndex(folder: string): Promise<PictureIndex> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as PictureIndex
  } catch {
    return {}
  }
}

export async function writeIndex(folder: string, index: PictureIndex): Promise<void> {
  const inOrder = Object.fromEntries(
    PICTURE_NAMES.filter((name) => index[name]).map((name) => [name, index[name]]),
  )
  await writeAtomically(join(folder, FILE), `${JSON.stringify(inOrder, null, 1)}\n`)
}
