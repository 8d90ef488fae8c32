import { expect, test } from 'vitest'
import { buildTestApp, keyOf } from '../../../testing/test-app.ts'
import { KUWAIT_BRAND } from '../../../testing/test-brands.ts'

const NOTHING = { errors: { code: 'not-found', detail: 'There is nothing here.' } }

// proves API-03
test('a call without an app-key is refused with a list', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/locations', { headers: { 'app-key': '' } })

  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({
    errors: [{ code: 'unknown-app-key', detail: 'The app-key is missing.', source: 'app-key' }],
  })
})

// proves API-03
test.each([
  ['an unknown host', { host: 'nobody.test' }],
  ['no host', { host: '' }],
  ['an unknown key', { 'app-key': 'made-up' }],
  ["another brand's key", { 'app-key': keyOf(KUWAIT_BRAND) }],
  ["another brand's host with this brand's key", { host: 'kuwait.test' }],
])('%s is answered like something that does not exist', async (_name, headers) => {
  await using app = await buildTestApp()

  const response = await app.get('/locations', { headers })

  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual(NOTHING)
})

test.each(['RIYADH.test', 'riyadh.test:3000', 'riyadh.test.', 'www.riyadh.test'])(
  '%s is the same brand',
  async (host) => {
    await using app = await buildTestApp()

    const response = await app.get('/concepts', { headers: { host } })

    expect(response.json().data[0].attributes.label['en-us']).toBe('Olive')
  },
)
