import type { ApiFailure } from '@sufra/contract/client/api-failure'
import { bootstrap } from '@sufra/contract/client/bootstrap'
import { apiClient } from '@sufra/contract/client/client'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { buildTestApp, keyOf } from '../../../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../../../testing/test-brands.ts'

/** The client of a storefront, talking to the app in the same process, with a note of what it asked for. */
function aClient(app: FastifyInstance, host = 'riyadh.test') {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (address, request) => {
    const url = new URL(String(address))
    asked.push(url.pathname)
    const headers = { host: url.host, ...Object.fromEntries(new Headers(request?.headers)) }
    const answer = await app.inject({ method: 'GET', url: url.pathname + url.search, headers })
    return new Response(answer.body, { status: answer.statusCode })
  }
  const anonymous = apiClient({ baseUrl: `http://${host}/api`, fetch, locale: 'en-us' })
  return { anonymous, client: anonymous.with({ appKey: keyOf(RIYADH_BRAND) }), asked }
}

// proves HM-06, API-06, API-07, API-08
test('a storefront starts with its host, then its key, then its concept’s own link', async () => {
  await using app = await buildTestApp()
  const { anonymous, asked } = aClient(app.app)

  const started = await bootstrap(anonymous, 'riyadh.test')

  expect(asked).toEqual([
    '/api/applications/host/riyadh.test',
    `/api/applications/key/${keyOf(RIYADH_BRAND)}`,
    '/api/concepts/1',
  ])
  expect(started.application.attributes['allowed-order-types']).toEqual(['deliver', 'to-go'])
  expect(started.concept.attributes.label['en-us']).toBe('Olive')
  expect(started.popup?.attributes.title['en-us']).toBe('Hello')
})

// proves API-14, API-15
test('menus and texts are read where the settings say they are', async () => {
  await using app = await buildTestApp()
  const { application, client } = await bootstrap(aClient(app.app).anonymous, 'riyadh.test')

  const { menu, faults } = await client.menu.published(application.attributes['menu-ref'])
  const content = await client.brand.content(application.attributes['content-uri'])

  expect(faults).toEqual([])
  expect(menu.data.map(({ name }) => name['en-us'])).toEqual(['Wraps', 'Desserts'])
  expect(menu.included).toHaveProperty('modifierGroups')
  expect(content.data['en-us']).toEqual({ welcome: 'Hello olive' })
})

// proves API-14
test('separated menus are read by their order type', async () => {
  await using app = await buildTestApp()
  const { application, client } = await bootstrap(
    aClient(app.app, 'kuwait.test').anonymous,
    'kuwait.test',
  )

  const names = []
  for (const { type, uri } of application.attributes['order-type-menus']) {
    const { menu } = await client.menu.published(uri)
    names.push([type, menu.data.map(({ name }) => name['en-us'])])
  }

  expect(names).toEqual([
    ['pickup', ['Wraps', 'Fish']],
    ['deliver', ['Fish']],
  ])
})

test('every call of the client is understood by the API, and every answer by the client', async () => {
  await using app = await buildTestApp()
  const { client } = aClient(app.app)
  const point = { lat: 24.69, long: 46.68 }

  const answers = await Promise.all([
    client.brand.applications('http://riyadh.test', ['concept', 'popup']),
    client.brand.clients('riyadh.test'),
    client.brand.concepts(),
    client.brand.concept(1),
    client.brand.conceptSettings(1),
    client.menu.categories(1, ['allergen', 'itemModifierGroups', 'locations']),
    client.menu.category(1, 1),
    client.menu.items(1),
    client.menu.upsells(1),
    client.branches.locations(),
    client.branches.locationsDeliveringTo(point),
    client.branches.nearestLocations(point, 1),
    client.branches.location(1),
    client.branches.inactiveCategories(1),
    client.branches.deliveryArea(point),
    client.branches.reverseGeocode(point),
    client.reference.governorates(),
    client.reference.neighborhoods(1),
    client.reference.blocks(1),
    client.reference.streets(1),
    client.reference.carColors(),
    client.reference.carMakers(),
    client.brand.integrationOption('checkout', 'public_key'),
    client.brand.pages(),
    client.brand.page('about'),
    client.brand.slider(1),
  ])

  expect(answers.every(Boolean)).toBe(true)
})

test('a refusal reaches the caller with its code', async () => {
  await using app = await buildTestApp()
  const { client } = aClient(app.app)

  const failure: ApiFailure = await client.brand
    .concept(KUWAIT_BRAND.concept.id)
    .catch((error) => error)

  expect(failure).toMatchObject({ status: 404, problems: [{ code: 'not-found' }] })
})
