import { randomUUID } from 'node:crypto'
import { MessageFields } from '@sufra/contract/people/feedback'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Limit } from '../platform/allowances/allowance-queries.ts'
import { takeAllowance } from '../platform/allowances/take-allowance.ts'
import type { Database, Db } from '../platform/database/connection.ts'
import { brokenSchema } from '../platform/http/problems/as-problem.ts'
import { fieldRefusal, refusal } from '../platform/http/problems/problem.ts'
import { unstorableIn } from '../platform/http/wire/storable-text.ts'
import {
  type AttachmentEnvironment,
  attachmentFolder,
  keepWith,
  redrawn,
  requireFreeDisk,
} from './attachments.ts'
import { findTopics, insertMessage } from './feedback-queries.ts'

export type FeedbackParts = {
  database: Database
  clock: () => number
  dataDir: string
  environment: z.infer<z.ZodObject<typeof AttachmentEnvironment>>
}
type Form = { fields: Record<string, string>; file: Buffer | null }
type Writer = { conceptId: number; customerId: string | null; network: string | null }

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const MESSAGES_PER_NETWORK = [
  { max: 20, withinMs: HOUR },
  { max: 60, withinMs: DAY },
]
const PICTURES_PER_NETWORK = [
  { max: 10, withinMs: HOUR },
  { max: 30, withinMs: DAY },
]
const PICTURES_PER_BRAND = [{ max: 2_000, withinMs: DAY }]

/** Before anything of a message is read: nobody writes more than so many. */
export async function refuseManyMessages({ database, clock }: FeedbackParts, writer: Writer) {
  const { network } = writer
  if (network === null) return
  const taken = { key: `message:${network}`, limits: MESSAGES_PER_NETWORK }
  await database.forConcept(writer.conceptId, (db) => take(db, { ...writer, ...taken }, clock()))
}

/** A message to the brand, from anybody, with a picture. Answers its id. */
export async function writeToBrand(parts: FeedbackParts, writer: Writer, { fields, file }: Form) {
  const { database, clock } = parts
  const { conceptId, customerId } = writer
  const unstorable = unstorableIn(fields)
  if (unstorable !== null) throw fieldRefusal(unstorable || 'body', 'hidden-characters')
  const read = MessageFields.safeParse(fields)
  if (!read.success) throw invalid(read.error)
  const { 'topic-id': topicId = null, name, contact, message } = read.data
  const folder = attachmentFolder(parts.dataDir)
  const picture = file && (await readPicture(parts, writer, folder, file))
  const id = randomUUID()
  await keepWith(folder, picture, (attachment) =>
    database.forConcept(conceptId, async (db) => {
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
        attachment,
        attachmentType: attachment && 'image/webp',
        createdAt: new Date(clock()),
      })
    }),
  )
  return id
}

/** Drawing a picture anew is costly: who has sent many, or finds the disk full, is refused before. */
async function readPicture(parts: FeedbackParts, writer: Writer, folder: string, file: Buffer) {
  const { conceptId, network } = writer
  const now = parts.clock()
  await requireFreeDisk(folder, parts.environment.MIN_FREE_DISK_MB)
  await parts.database.forConcept(conceptId, async (db) => {
    const ofNetwork = { conceptId, key: `picture:${network}`, limits: PICTURES_PER_NETWORK }
    if (network !== null) await take(db, ofNetwork, now)
    await take(db, { conceptId, key: 'pictures', limits: PICTURES_PER_BRAND }, now)
  })
  return redrawn(file)
}

async function take(
  db: Db,
  asked: { conceptId: number; key: string; limits: readonly Limit[] },
  now: number,
) {
  const wait = await takeAllowance(db, { ...asked, now })
  if (wait > 0) throw refusal('too-many-requests', { text: 'refusal_too-many-tries' }).after(wait)
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

const invalid = (error: z.ZodError) =>
  brokenSchema(
    'invalid-fields',
    error.issues.map(({ path, message }) => ({ source: path.join('/') || 'body', message })),
  )
