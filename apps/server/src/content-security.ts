import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g

/** Where reCAPTCHA has its scripts, and the frame that works out the score. */
const CAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const CAPTCHA_FRAMES = [
  'https://www.google.com/recaptcha/',
  'https://recaptcha.google.com/recaptcha/',
]
const CAPTCHA_CALLS = ['https://www.google.com/recaptcha/']

/** Inline code of a page that may run. */
export type OwnCode = { scripts: string[]; styles: string[] }

/**
 * What a page may run and fetch: this origin, and of inline code only our own, named by hash, so that
 * kept bytes and their policy stay true together. Brands with a site key of reCAPTCHA may load that
 * as well.
 */
export function contentSecurityPolicy(own: OwnCode, { hasCaptcha = false } = {}): string {
  const captcha = (sources: string[]) => (hasCaptcha ? sources : [])
  return [
    "default-src 'self'",
    directive('script-src', hashes(own.scripts), captcha(CAPTCHA_SCRIPTS)),
    directive('style-src-elem', hashes(own.styles)),
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

const hashes = (codes: string[]) =>
  [...new Set(codes)].map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

/** All inline code of a file of ours that nothing of anybody else's has come into. */
export const codeOfFile = (html: string): OwnCode => ({
  scripts: codesIn(html, INLINE_SCRIPT),
  styles: codesIn(html, INLINE_STYLE),
})

/**
 * The code that carries the mark a page was rendered with, and the page without it. What got into the page by
 * way of somebody's text cannot carry it: the mark is made for this one rendering.
 */
export function takeMarkedCode(page: string, mark: string): { html: string; own: OwnCode } {
  const attribute = ` nonce="${mark}"`
  const marked = (pattern: RegExp) => codesIn(page, pattern, attribute)
  return {
    html: page.replaceAll(attribute, ''),
    own: { scripts: marked(INLINE_SCRIPT), styles: marked(INLINE_STYLE) },
  }
}

const codesIn = (html: string, pattern: RegExp, attribute = '') =>
  [...html.matchAll(pattern)].flatMap(([, attributes = '', code = '']) =>
    attributes.includes(attribute) ? [code] : [],
  )
