import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../platform/http/tenant/cookies.ts'
import type { LinkSettings } from '../platform/http/tenant/link-origin.ts'
import { STAFF_SESSION_MS } from './staff-queries.ts'

const COOKIE = 'staff'
const TOKEN = /^[\w-]{43}$/

/**
 * Whether a page keeps its session in a cookie. It says so with every call, which no form, picture or
 * link of another site can; and the storefront, which has the same host, is nobody of the staff.
 */
export const wantsCookie = ({ headers }: FastifyRequest) => headers['staff-session'] === 'cookie'

/** The token a page of ours holds in its cookie. What another site sends is not looked at. */
export function staffCookieOf(request: FastifyRequest, settings: LinkSettings): string | null {
  if (!wantsCookie(request) || !isFromOwnPage(request)) return null
  const token = readCookie(request, settings, COOKIE)
  return token !== null && TOKEN.test(token) ? token : null
}

export const setStaffCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  settings: LinkSettings,
  token: string,
) => {
  const seconds = STAFF_SESSION_MS / 1_000
  setCookie(request, reply, settings, { name: COOKIE, value: token, seconds, sameSite: 'Strict' })
}

export const clearStaffCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  settings: LinkSettings,
) =>
  setCookie(request, reply, settings, { name: COOKIE, value: '', seconds: 0, sameSite: 'Strict' })

/** By what the browser itself says; one that says nothing may read, and change nothing. */
function isFromOwnPage({ method, headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === headers.host
  return method === 'GET' || method === 'HEAD'
}
