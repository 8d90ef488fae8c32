import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_TYPES, MessageFields } from '@sufra/contract/people/feedback'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../platform/database/connection.ts'
import { brokenSchema } from '../platform/http/problems/as-problem.ts'
import { fieldRefusal, refusal } from '../platform/http/problems/problem.ts'
import { unstorableIn } from '../platform/http/wire/storable-text.ts'
import { findTopics, insertMessage } from './feedback-queries.ts'

export type FeedbackParts = { database: Database; clock: () => number; dataDir: string }
type Form = { fields: Record<string, string>; file: Buffer | null }

/** A message to the brand, from anybody, with a picture or a document. Answers its id. */
export async function writeToBrand(
  { database, clock, dataDir }: FeedbackParts,
  { conceptId, customerId }: { conceptId: number; customerId: string | null },
  { fields, file }: Form,
) {
  const unstorable = unstorableIn(fields)
  if (unstorable !== null) throw fieldRefusal(unstorable || 'body', 'hidden-characters')
  const read = MessageFields.safeParse(fields)
  if (!read.success) throw invalid(read.error)
  const attachmentType = file && typeOf(file)
  if (file && !attachmentType) {
    throw refusal('invalid-fields', { text: 'refusal_bad-attachment', source: 'attachment' })
  }
  const { 'topic-id': topicId = null, name, contact, message } = read.data
  const id = randomUUID()
  await database.forConcept(conceptId, async (db) => {
    if (topicId !== null) {
      const known = await findTopics(db, conceptId, 'brand')
      if (!known.some((topic) => topic.id === topicId)) {
        throw refusal('invalid-fields', { text: 'refusal_unknown-topic', source: 'topic-id' })
      }
    }
    await insertMessage(db, {
      conceptId,
      id,
      customerId,
      topicId,
      name,
      contact,
      message,
      attachment: file ? await keepAttachment(dataDir, file) : null,
      attachmentType: attachmentType ?? null,
      createdAt: new Date(clock()),
    })
  })
  return id
}

/** The texts of a form and its one file. A file without a byte is none. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) {
    throw refusal('unsupported-media-type', { text: 'refusal_not-a-form' })
  }
  const fields: Record<string, string> = Object.create(null)
  let file: Buffer | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.fieldname === 'attachment' && bytes.length > 0) file = bytes
      } else if (typeof part.value === 'string') {
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    // What the reader of forms has a status for is a limit of ours; anything else is no form.
    if (error instanceof Error && 'statusCode' in error) throw error
    throw refusal('bad-request', { text: 'refusal_malformed' })
  }
  return { fields: { ...fields }, file }
}

type AttachmentType = (typeof ATTACHMENT_TYPES)[number]

/** By what a file begins with; what it is called or says it is counts for nothing. */
const BEGINNINGS: Record<AttachmentType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  'application/pdf': (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
}

const typeOf = (bytes: Buffer): AttachmentType | null =>
  ATTACHMENT_TYPES.find((type) => BEGINNINGS[type](bytes)) ?? null

/** Kept under a name of our own, where nothing is ever served or run from. Answers the name. */
async function keepAttachment(dataDir: string, bytes: Buffer): Promise<string> {
  const folder = join(dataDir, 'attachments')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = randomUUID()
  await writeFile(join(folder, name), bytes, { mode: 0o600, flag: 'wx' })
  return name
}

const invalid = (error: z.ZodError) =>
  brokenSchema(
    'invalid-fields',
    error.issues.map(({ path, message }) => ({ source: path.join('/') || 'body', message })),
  )
