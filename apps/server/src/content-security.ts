import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Where reCAPTCHA has its scripts, and the frame that works out the score. */
const CAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const CAPTCHA_FRAMES = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
]
const CAPTCHA_CALLS = ['https://www.google.com/recaptcha/']

/**
 * What a page may run and fetch: this origin, and of inline code only what the page itself was
 * rendered with, named by hash, so that kept bytes and their policy stay true together. Brands with
 * a site key of reCAPTCHA may load that as well.
 */
export function contentSecurityPolicy(html: string, { hasCaptcha = false } = {}): string {
  const captcha = (sources: string[]) => (hasCaptcha ? sources : [])
  return [
    "default-src 'self'",
    directive('script-src', hashes(html, INLINE_SCRIPT), captcha(CAPTCHA_SCRIPTS)),
    directive('style-src-elem', hashes(html, INLINE_STYLE)),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    directive('connect-src', captcha(CAPTCHA_CALLS)),
    directive('frame-src', captcha(CAPTCHA_FRAMES)),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** This origin and some more. */
const directive = (name: string, ...sources: string[][]) =>
  [name, "'self'", ...sources.flat()].join(' ')

function hashes(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  )
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`)
}
