import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * What a page may run and fetch: this origin, and of inline code only what the page itself was
 * rendered with, named by hash, so that kept bytes and their policy stay true together.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes(html, INLINE_SCRIPT)}`,
    `style-src-elem 'self' ${hashes(html, INLINE_STYLE)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashes(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  )
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`).join(' ')
}
