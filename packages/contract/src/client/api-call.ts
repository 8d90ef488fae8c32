import { type Locale, languageTag } from '@sufra/domain/text/locales'
import { ApiFailure, UnreadableAnswer } from './api-failure.ts'

/** The transport's outer limit. Calls a person waits for carry INTERACTIVE_TIMEOUT_MS as well. */
export const REQUEST_TIMEOUT_MS = 1_600_000

export const INTERACTIVE_TIMEOUT_MS = 15_000

export type ApiSettings = {
  /** 'https://brand.example/api'; in a browser '/api' will do. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** Unknown before the first call has brought it. */
  appKey?: string
  /** Of the signed-in customer. */
  token?: string
  /** A page of the brand's people: its session is in a cookie. */
  holdsCookie?: boolean
  locale: Locale
  /** Milliseconds a call may take. Never more than the transport's own limit. */
  deadline?: number
  /** Notified of every call: a loading bar, for example. */
  listener?: CallListener
}

export type CallListener = {
  onStart?(): void
  onEnd?(): void
  onFail?(failure: ApiFailure): void
}

type Query = Record<string, string | number | undefined>
type Call<Answer> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  uri: string
  query?: Query
  /** Sent as JSON; a form is sent as one. */
  body?: unknown
  /** What one call alone needs: a captcha token, an idempotency key. */
  headers?: Record<string, string>
  /** Of an answer without a body, null. */
  read: (body: unknown) => Answer | Promise<Answer>
}

/** Schemas are heavy: they are loaded with the first call, not with the client. */
export const answers = () => import('./answers.ts')

/** One call: asks, waits no longer than it may, and reads the answer by its schema. */
export async function callApi<Answer>(settings: ApiSettings, call: Call<Answer>): Promise<Answer> {
  const { listener } = settings
  listener?.onStart?.()
  try {
    const answer = await ask(settings, call)
    listener?.onEnd?.()
    return answer
  } catch (error) {
    const failure =
      error instanceof ApiFailure
        ? error
        : new ApiFailure('The service could not be reached.', { status: 0, cause: error })
    listener?.onFail?.(failure)
    throw failure
  }
}

async function ask<Answer>(settings: ApiSettings, call: Call<Answer>) {
  const { fetch = globalThis.fetch } = settings
  const { method = 'GET', uri, query, body: sent, headers, read } = call
  const deadline = settings.deadline ?? INTERACTIVE_TIMEOUT_MS
  const isForm = sent instanceof FormData
  const reading = answers()
  // What changes something is not sent before its answer could be read; a question need not wait.
  if (method !== 'GET') await reading
  else reading.catch(() => {})
  const response = await fetch(addressOf(settings.baseUrl, uri, query), {
    method,
    headers: {
      ...headersFor(settings),
      ...(sent !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent !== undefined && { body: isForm ? sent : JSON.stringify(sent) }),
    signal: AbortSignal.timeout(Math.min(deadline, REQUEST_TIMEOUT_MS)),
  })
  const { status } = response
  if (!response.ok) {
    const { readProblems } = await answers()
    const problems = readProblems(await response.json().catch(() => null))
    throw new ApiFailure(problems[0]?.detail ?? `Status ${status}`, { status, problems })
  }
  try {
    return await read(status === 204 ? null : await response.json())
  } catch (error) {
    throw new UnreadableAnswer(status, error)
  }
}

/** Who asks, and in which language. */
export const headersFor = ({
  locale,
  appKey,
  token,
  holdsCookie,
}: ApiSettings): Record<string, string> => ({
  accept: 'application/json',
  'accept-language': languageTag(locale),
  ...(appKey && { 'app-key': appKey }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(holdsCookie && { 'staff-session': 'cookie' }),
})

/** '/cdn/…' and links of the server stand below its origin, everything else below the API's base. */
function addressOf(baseUrl: string, uri: string, query: Query = {}) {
  const isAbsolute = uri.startsWith('/')
  const origin = URL.canParse(baseUrl) ? new URL(baseUrl).origin : ''
  const address = isAbsolute ? `${origin}${uri}` : `${baseUrl}/${uri}`
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.set(name, String(value))
  }
  return given.size > 0 ? `${address}?${given}` : address
}
