import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_TYPES } from '@sufra/contract/people/feedback'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import { refusal } from '../platform/http/problems/problem.ts'

export const AttachmentEnvironment = {
  /** Megabytes that stay free on the disk; before that no picture is taken. */
  MIN_FREE_DISK_MB: z.coerce.number().int().nonnegative().default(512),
}

/** What the larger side of a kept picture measures at most. */
const MAX_SIDE = 1_600
/** A small file can unpack to gigabytes; phones take up to fifty million. */
const MAX_PIXELS = 50_000_000
const FORMATS = ATTACHMENT_TYPES.map((type) => type.replace('image/', ''))

/**
 * The picture drawn anew, as WebP: what a file is called or says it is counts for nothing, and what hides beside the
 * picture, such as where it was taken, is gone.
 */
export async function redrawn(file: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  try {
    const picture: Sharp = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format = '' } = await picture.metadata()
    if (!FORMATS.includes(format)) throw new Error(`A picture of type ${format}.`)
    return await picture
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    throw refusal('invalid-fields', { text: 'refusal_bad-attachment', source: 'attachment' })
  }
}

export const attachmentFolder = (dataDir: string) => join(dataDir, 'attachments')

/** Refuses while the disk, which the database may share, has little room. */
export async function requireFreeDisk(folder: string, freeMb: number) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < freeMb * 1_000_000) throw refusal('unavailable')
}

/** Keeps a picture while something is written about it, under a name of our own; when that fails, it is gone again. */
export async function keepWith<Result>(
  folder: string,
  picture: Buffer | null,
  write: (name: string | null) => Promise<Result>,
): Promise<Result> {
  if (!picture) return write(null)
  const name = randomUUID()
  const path = join(folder, name)
  await writeFile(path, picture, { mode: 0o600, flag: 'wx' })
  try {
    return await write(name)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

export async function deleteAttachments(dataDir: string, names: readonly string[]) {
  for (const name of names) await rm(join(attachmentFolder(dataDir), name), { force: true })
}
