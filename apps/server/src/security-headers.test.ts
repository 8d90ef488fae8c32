import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { integrationOptions } from '@sufra/api/integration-options/integration-option-tables'
import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { publishConcept } from '@sufra/api/publishing/testing/publish-concept'
import { KUWAIT_BRAND, RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfFile, contentSecurityPolicy, takeMarkedCode } from './content-security.ts'
import { CLIENT_BUILD } from './storefront.ts'
import { openTestDoor } from './testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

const [asset = ''] = readdirSync(`${CLIENT_BUILD}/assets`).filter((name) => name.endsWith('.js'))

// proves IM-37
test.each([
  ['a page', '/menu', 200],
  ['a page from memory', '/menu', 200],
  ['a page that is not there', '/nothing', 404],
  ['an answer of the API', '/api/applications/host/riyadh.test', 200],
  ['a refusal of the API', '/api/locations', 401],
  ['a path the API does not have', '/api/nothing', 404],
  ['the API reference', '/api/reference', 200],
  ['a script', `/assets/${asset}`, 200],
  ['a file that is not there', '/assets/nothing.js', 404],
  ['the service worker', '/sw.js', 200],
  ['the health check', '/health', 200],
])('%s carries the security headers', async (_name, path, status) => {
  const answer = await door.ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src '(self|none)'/),
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
    'referrer-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.headers).not.toHaveProperty('server')
})

// proves IM-37
test.each(['/', '/menu', '/search', '/cms/about', '/nothing'])(
  'the policy of %s names the inline scripts and styles of that page, and no others',
  async (path) => {
    for (const brand of [undefined, KUWAIT_BRAND]) {
      const { text, headers } = await door.ask(path, brand && { as: brand })
      const policy = directivesOf(headers['content-security-policy'])

      expect(policy.get('script-src')).toEqual(["'self'", ...hashesOf(text, 'script')])
      expect(policy.get('style-src-elem')).toEqual(["'self'", ...hashesOf(text, 'style')])
      expect(policy.get('default-src')).toEqual(["'self'"])
      expect(policy.get('frame-ancestors')).toEqual(["'none'"])
      expect(String(headers['content-security-policy'])).not.toMatch(/https?:|\*|unsafe-eval/)
    }
  },
)

test('code that is the same twice is named once, and scripts with an address not at all', () => {
  const policy = contentSecurityPolicy(
    codeOfFile(
      '<script>a</script><script nonce="">a</script><script type="module" src="/b.js"></script>',
    ),
  )
  expect(directivesOf(policy).get('script-src')).toEqual(["'self'", hashOf('a')])
})

test('code that came into a page by way of a text is not named in its policy', () => {
  const page = [
    '<style nonce="mark-1">a{}</style><script nonce="mark-1">ours()</script>',
    '<script>theirs()</script><script nonce="mark-0">theirs()</script>',
    '<script data-x=nonce="mark-2">theirs()</script><style>theirs{}</style>',
    '<script nonce="mark-1" src="/a.js"></script><script type="module" nonce="mark-1">b()</script>',
  ].join('')

  const { html, own } = takeMarkedCode(page, 'mark-1')

  expect(own).toEqual({ scripts: ['ours()', 'b()'], styles: ['a{}'] })
  expect(html).not.toContain('mark-1')
  expect(html).toContain('<script type="module">b()</script>')
  expect(contentSecurityPolicy(own)).not.toContain(hashOf('theirs()'))
})

test('a page is the same every time it is rendered, and tells nobody its mark', async () => {
  const pages = await Promise.all(
    ['identity', 'gzip, identity;q=0'].map((encoding) =>
      door.ask('/cms/about', { headers: { 'accept-encoding': encoding } }),
    ),
  )
  const [plain, packed] = pages.map(({ headers }) => String(headers.etag).split('-')[0])
  expect(plain).toBe(packed)
  expect(pages[0]?.text).not.toContain('nonce=')
})

test.each([
  ['a site key', '6Lc-site-key', true],
  ['a key that is only played', 'simulated', false],
  ['no key', null, false],
])(
  'the pages of a brand with %s may load reCAPTCHA, or nothing of it',
  async (_, key, isAllowed) => {
    await setSiteKey(KUWAIT_BRAND.concept.id, key)
    const google = 'https://www.google.com/recaptcha/'
    const policyOf = async (brand: BrandSeed) => {
      const { headers } = await door.ask('/menu', { as: brand })
      return directivesOf(headers['content-security-policy'])
    }

    await expect
      .poll(
        async () => (await policyOf(KUWAIT_BRAND)).get('script-src')?.includes(google),
        PATIENTLY,
      )
      .toBe(isAllowed)
    const policy = await policyOf(KUWAIT_BRAND)
    const more = (sources: string[]) => ["'self'", ...(isAllowed ? sources : [])]
    expect(policy.get('script-src')?.filter((source) => !source.startsWith("'sha256-"))).toEqual(
      more([google, 'https://www.gstatic.com/recaptcha/']),
    )
    expect(policy.get('frame-src')).toEqual(
      more([google, 'https://recaptcha.google.com/recaptcha/']),
    )
    expect(policy.get('connect-src')).toEqual(more([google]))
    expect((await policyOf(RIYADH_BRAND)).get('script-src')).not.toContain(google)
  },
)

const PATIENTLY = { timeout: 10_000, interval: 20 }

async function setSiteKey(conceptId: number, value: string | null) {
  await door.database.forConcept(conceptId, async (db) => {
    await db.delete(integrationOptions)
    const option = { conceptId, product: 'recaptcha', name: 'site-key' }
    if (value !== null) await db.insert(integrationOptions).values({ ...option, value })
  })
  await publishConcept(door.database, conceptId)
}

const directivesOf = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources]
      }),
  )

/** Read without a regular expression, unlike the code under test. */
function hashesOf(html: string, tag: 'script' | 'style') {
  const hashes = new Set<string>()
  for (const part of html.split(`<${tag}`).slice(1)) {
    const attributes = part.slice(0, part.indexOf('>'))
    const code = part.slice(attributes.length + 1, part.indexOf(`</${tag}>`))
    if (!attributes.includes('src=')) hashes.add(hashOf(code))
  }
  return [...hashes]
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
