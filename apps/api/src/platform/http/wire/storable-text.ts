import { isStorable } from '@sufra/domain/text/hidden-characters'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldRefusal, refusal } from '../problems/problem.ts'

/** Refuses text that cannot be stored, wherever in a request it stands, before any schema reads it. */
export function refuseUnstorableText(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'ignore')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      parse(request, body, (error, value) => {
        const source = !error && mayHide(body) ? unstorableIn(value) : null
        if (source !== null) return done(fieldRefusal(source || 'body', 'hidden-characters'))
        done(error, value)
      })
    },
  )
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (!request.url.includes('%')) return
    const source = unstorableIn(request.params) ?? unstorableIn(request.query)
    if (source !== null) {
      throw refusal('bad-request', { text: 'fault_hidden-characters', source })
    }
  })
}

/** JSON writes controls and halves of letters as escapes, all but DEL. Looking for those is quicker than at every value. */
const mayHide = (json: string) => /\\u(?:00[01]|d[89a-f])|\\[bf]|\x7f/i.test(json)

/** Where the first text that cannot be stored stands, as 'items/0/notes'; null when there is none. */
export function unstorableIn(value: unknown): string | null {
  const left: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return path
      left.push({ value: inner, path: path ? `${path}/${key}` : key })
    }
  }
  return null
}
