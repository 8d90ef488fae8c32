import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_TYPES } from '@sufra/contract/people/feedback'

export type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** By what a file begins with; what it is called or says it is counts for nothing. */
const BEGINNINGS: Record<AttachmentType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  'application/pdf': (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
}

export const typeOf = (bytes: Buffer): AttachmentType | null =>
  ATTACHMENT_TYPES.find((type) => BEGINNINGS[type](bytes)) ?? null

/** Kept under a name of our own, where nothing is ever served or run from. Answers the name. */
export async function keepAttachment(dataDir: string, bytes: Buffer): Promise<string> {
  const folder = join(dataDir, 'attachments')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = randomUUID()
  await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
  return name
}
