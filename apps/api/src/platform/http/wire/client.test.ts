import type { ApiFailure } from '@sufra/contract/client/api-failure'
import { bootstrap } from '@sufra/contract/client/bootstrap'
import { apiClient } from '@sufra/contract/client/client'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { buildTestApp, keyOf } from '../../../testing/test-app.ts'
import { OLIVE, PEARL } from '../../../testing/test-brands.ts'

/** The client of a storefront, talking to the app in the same process, with a note of what it asked for. */
function aClient(app: FastifyInstance, host = 'olive.test') {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (address, request) => {
    const url = new URL(String(address))
    asked.push(url.pathname)
    const headers = { host: url.host, ...Object.fromEntries(new Headers(request?.headers)) }
    const answer = await app.inject({ method: 'GET', url: url.pathname + url.search, headers })
    return new Response(answer.body, { status: answer.statusCode })
  }
  const anonymous = apiClient({ baseUrl: `http://${host}/api`, fetch, locale: 'en-us' })
  return { anonymous, client: anonymous.with({ appKey: keyOf(OLIVE) }), asked }
}

// proves HM-06, API-06, API-07, API-08
test('a storefront starts with its host, then its key, then its concept’s own link', async () => {
  await using app = await buildTestApp()
  const { anonymous, asked } = aClient(app.app)

  const started = await bootstrap(anonymous, 'olive.test')

  expect(asked).toEqual([
    '/api/applications/host/olive.test',
    `/api/applications/key/${keyOf(OLIVE)}`,
    '/api/concepts/1',
  ])
  expect(started.application.attributes['allowed-order-types']).toEqual(['deliver', 'to-go'])
  expect(started.concept.attributes.label['en-us']).toBe('Olive')
  expect(started.popup?.attributes.title['en-us']).toBe('Hello')
})

// proves API-14, API-15
test('menus and texts are read where the settings say they are', async () => {
  await using app = await buildTestApp()
  const { application, client } = await bootstrap(aClient(app.app).anonymous, 'olive.test')

  const { menu, faults } = await client.menu(application.attributes['menu-ref'])
  const content = await client.content(application.attributes['content-uri'])

  expect(faults).toEqual([])
  expect(menu.data.map(({ name }) => name['en-us'])).toEqual(['Wraps', 'Desserts'])
  expect(menu.included).toHaveProperty('modifierGroups')
  expect(content.data['en-us']).toEqual({ welcome: 'Hello olive' })
})

// proves API-14
test('separated menus are read by their order type', async () => {
  await using app = await buildTestApp()
  const { application, client } = await bootstrap(
    aClient(app.app, 'pearl.test').anonymous,
    'pearl.test',
  )

  const names = []
  for (const { type, uri } of application.attributes['order-type-menus']) {
    const { menu } = await client.menu(uri)
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
    client.applications('http://olive.test', ['concept', 'popup']),
    client.clients('olive.test'),
    client.concepts(),
    client.concept(1),
    client.conceptSettings(1),
    client.categories(1, ['allergen', 'itemModifierGroups', 'locations']),
    client.category(1, 1),
    client.items(1),
    client.upsells(1),
    client.locations(),
    client.locationsDeliveringTo(point),
    client.nearestLocations(point, 1),
    client.location(1),
    client.inactiveCategories(1),
    client.deliveryArea(point),
    client.reverseGeocode(point),
    client.governorates(),
    client.neighborhoods(1),
    client.blocks(1),
    client.streets(1),
    client.carColors(),
    client.carMakers(),
    client.integrationOption('checkout', 'public_key'),
    client.pages(),
    client.page('about'),
    client.slider(1),
  ])

  expect(answers.every(Boolean)).toBe(true)
})

test('a refusal reaches the caller with its code', async () => {
  await using app = await buildTestApp()
  const { client } = aClient(app.app)

  const failure: ApiFailure = await client.concept(PEARL.concept.id).catch((error) => error)

  expect(failure).toMatchObject({ status: 404, problems: [{ code: 'not-found' }] })
})
