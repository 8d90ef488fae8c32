import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../http/tenant/cookies.ts'
import type { LinkSettings } from '../http/tenant/link-origin.ts'
import { hashOf, newToken } from '../security/token.ts'

const COOKIE = 'device'
/** Browsers keep a cookie no longer than that. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60
const TOKEN = /^[\w-]{43}$/

/** The device a request comes from, as a hash; null where it has no cookie of ours. */
export function deviceOf(request: FastifyRequest, settings: LinkSettings): string | null {
  const token = readCookie(request, settings, COOKIE)
  return token !== null && TOKEN.test(token) ? hashOf(token) : null
}

/** The same, and a browser that has no cookie yet is given one with the answer. */
export function ensureDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: LinkSettings,
): string {
  const held = readCookie(request, settings, COOKIE)
  const value = held !== null && TOKEN.test(held) ? held : newToken()
  setCookie(request, reply, settings, { name: COOKIE, value, seconds: COOKIE_SECONDS })
  return hashOf(value)
}
