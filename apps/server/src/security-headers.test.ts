import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { integrationOptions } from '@sufra/api/integration-options/integration-option-tables'
import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { publishConcept } from '@sufra/api/publishing/testing/publish-concept'
import { KUWAIT_BRAND, RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security.ts'
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
    '<script>a</script><script nonce="">a</script><script type="module" src="/b.js"></script>',
  )
  expect(directivesOf(policy).get('script-src')).toEqual(["'self'", hashOf('a')])
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
