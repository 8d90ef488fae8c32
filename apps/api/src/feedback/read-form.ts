import type { FastifyRequest } from 'fastify'
import { refusal } from '../platform/http/problems/problem.ts'

/** The texts of a form and its one file. A file without a byte is none. */
export async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) {
    throw refusal('unsupported-media-type', { text: 'refusal_not-a-form' })
  }
  const fields: Record<string, string> = Object.create(null)
  let file: Buffer | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (part.fieldname === 'attachment' && bytes.length > 0) file = bytes
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = part.value
    }
  }
  return { fields: { ...fields }, file }
}
