import type { FastifyReply, FastifyRequest } from 'fastify'
import { type LinkSettings, linkOrigin } from './link-origin.ts'

/** A cookie for us alone: no script reads it, and no other site's form or picture brings it. */
type Cookie = {
  name: string
  value: string
  seconds: number
  /** Strict: nor any link from elsewhere. */
  sameSite?: 'Lax' | 'Strict'
}

/** What the browser sent under the name we gave it. */
export function readCookie(
  request: FastifyRequest,
  settings: LinkSettings,
  name: string,
): string | null {
  const wanted = `${fullName(request, settings, name)}=`
  for (const pair of (request.headers.cookie ?? '').slice(0, MOST_READ).split(';')) {
    const text = pair.trim()
    if (text.startsWith(wanted)) return text.slice(wanted.length)
  }
  return null
}

const MOST_READ = 8_192

/** No seconds: the browser forgets it at once. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: LinkSettings,
  { name, value, seconds, sameSite = 'Lax' }: Cookie,
) {
  const secure = isSecure(request, settings) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${fullName(request, settings, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`,
  )
}

/** With the prefix a browser takes it over TLS only, for this host only, and from no other. */
const fullName = (request: FastifyRequest, settings: LinkSettings, name: string) =>
  `${isSecure(request, settings) ? '__Host-' : ''}sufra-${name}`

/** Whether the brand's pages are reached over TLS; a demo on this machine is not. */
const isSecure = (request: FastifyRequest, settings: LinkSettings) =>
  linkOrigin(request, settings).startsWith('https:')
