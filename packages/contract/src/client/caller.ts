import type { z } from 'zod'
import { type ApiSettings, answers, callApi } from './api-call.ts'

type Answers = Awaited<ReturnType<typeof answers>>
/** Of those whose answer is one document. */
type SchemaName = {
  [Name in keyof Answers]: Answers[Name] extends z.ZodType ? Name : never
}[keyof Answers]

type Query = Record<string, string | number | undefined>
type Sent = { query?: Query; body?: unknown; headers?: Record<string, string> }
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Caller = ReturnType<typeof caller>

/** Calls of the API, each with the name of the schema its answer is read by. */
export function caller(settings: ApiSettings) {
  const calling =
    (method: Method) =>
    <Name extends SchemaName>(name: Name, uri: string, sent: Sent = {}) =>
      callApi<z.output<Answers[Name]>>(settings, {
        method,
        uri,
        read: async (answer) => parsed((await answers())[name], answer),
        ...sent,
      })

  return {
    get: calling('GET'),
    post: calling('POST'),
    put: calling('PUT'),
    patch: calling('PATCH'),
    /** The answer's body is ignored. */
    send: (method: Method, uri: string, sent: Sent = {}): Promise<void> =>
      callApi(settings, { method, uri, read: () => undefined, ...sent }),
  }
}

/** What a schema makes of an answer is of the schema's type, which the compiler cannot follow through a name. */
const parsed = <Output>(schema: { parse(answer: unknown): unknown }, answer: unknown) =>
  schema.parse(answer) as Output
