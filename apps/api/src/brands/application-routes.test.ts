import { expect, test } from 'vitest'
import { buildTestApp, keyOf } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'

// proves API-06
test('a storefront learns its key from its host name, without any key', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/applications/host/riyadh.test', { headers: { 'app-key': '' } })

  expect(response.json()).toEqual({
    data: { type: 'applications', id: 1, attributes: { key: keyOf(RIYADH_BRAND) } },
  })
})

test.each(['riyadh.test.', 'Riyadh.Test'])('%s is the same host', async (hostname) => {
  await using app = await buildTestApp()

  expect((await app.get(`/applications/host/${hostname}`)).json().data.id).toBe(1)
})

// proves API-06
test.each(['kuwait.test', 'nobody.test', 'www.riyadh.test'])(
  'the host %s is not told to a request for another host',
  async (hostname) => {
    await using app = await buildTestApp()

    expect((await app.get(`/applications/host/${hostname}`)).statusCode).toBe(404)
  },
)

// proves API-07, DM-05, A-45
test('the key brings the settings, and the concept as the first included', async () => {
  await using app = await buildTestApp()

  const response = await app.get(`/applications/key/${keyOf(RIYADH_BRAND)}?include=concept`)

  const { data, included } = response.json()
  expect(data.attributes).toEqual({
    key: keyOf(RIYADH_BRAND),
    id: 1,
    label: RIYADH_BRAND.concept.label,
    'logo-uri': '/pictures/brands/olive.svg',
    'icon-uri': '/pictures/brands/olive-icon.svg',
    theme: { primary_color: '#E4572E', button2_color: '#0F5132' },
    'default-menu-id': 1,
    'allowed-order-types': 'deliver,to-go',
    'allowed-payments-deliver': 'cash',
    'allowed-payments-pickup': 'cash',
    'payment-gateway': 'checkout',
    'force-location': false,
    'menu-only': false,
    'is-separated-menus': false,
    'order-type-menus': [],
    'menu-ref': expect.stringMatching(/^\/cdn\/menus\/1\/[0-9a-f]{16}\.json$/),
    'content-uri': expect.stringMatching(/^\/cdn\/content\/olive-web-\w+\/[0-9a-f]{16}\.json$/),
    'gtm-id': null,
    'fb-pixel-id': null,
    'tiktok-id': null,
    version: expect.any(Number),
  })
  expect(included.map(({ type }: { type: string }) => type)).toEqual(['concepts'])
})

// proves API-07
test.each(['made-up', keyOf(KUWAIT_BRAND)])('the key %s is nobody’s here', async (key) => {
  await using app = await buildTestApp()

  expect((await app.get(`/applications/key/${key}`)).statusCode).toBe(404)
})

// proves API-14, DM-05
test('separated menus have an address each', async () => {
  await using app = await buildTestApp()

  const response = await app.get(`/applications/key/${keyOf(KUWAIT_BRAND)}`, { as: KUWAIT_BRAND })

  expect(response.json().data.attributes['order-type-menus']).toEqual([
    { type: 'pickup', uri: expect.stringMatching(/^\/cdn\/menus\/1\/pickup-/) },
    { type: 'deliver', uri: expect.stringMatching(/^\/cdn\/menus\/1\/deliver-/) },
  ])
})

// proves API-09
test.each([
  'riyadh.test',
  'riyadh.test.',
  'http://riyadh.test',
  'https://WWW.riyadh.test.:3000/menu?x=1',
])('the address %s finds the application with its concept and popup', async (url) => {
  await using app = await buildTestApp()

  const path = `/applications?filter[url]=${encodeURIComponent(url)}&include=concept,popup`
  const { data, included, meta } = (await app.get(path)).json()

  expect(data[0].attributes.key).toBe(keyOf(RIYADH_BRAND))
  expect(included.map(({ type }: { type: string }) => type)).toEqual(['concepts', 'popups'])
  expect(included[1].attributes['image-uri']).toBe('/pictures/shawarma-480.webp')
  expect(meta.total).toBe(1)
})

// proves API-09, API-10
test.each(['kuwait.test', 'nobody.test', 'not an address', 'http://'])(
  'the address %s finds nothing',
  async (url) => {
    await using app = await buildTestApp()
    const filter = `filter[url]=${encodeURIComponent(url)}`

    expect((await app.get(`/applications?${filter}`)).json()).toMatchObject({
      data: [],
      included: [],
    })
    expect((await app.get(`/clients?${filter}`)).json().data).toEqual([])
  },
)

// proves API-10
test('a client is an application as one of its addresses knows it', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/clients?filter[url]=www.riyadh.test')

  expect(response.json().data).toEqual([
    {
      type: 'clients',
      id: 1,
      attributes: {
        label: RIYADH_BRAND.concept.label,
        url: 'www.riyadh.test',
        key: keyOf(RIYADH_BRAND),
      },
    },
  ])
})
