import { ProblemDocument } from '@sufra/contract/wire/problems'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  '1e5',
  'NaN',
  'Infinity',
  '-0',
  '007',
  '0x10',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(40),
  '9'.repeat(4_000),
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  'ًٌٍَُ',
  '١٢٣',
  '🍔',
  "' or 1=1 --",
  '1; select pg_sleep(5)',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a,b,,c',
  'a&b=c',
  'concept,concept,concept',
  '\r\nset-cookie: a=b',
  '*',
]

/** Every place of every address that takes a value. */
const PLACES = [
  '/applications/host/$',
  '/applications/key/$',
  '/applications?url=$',
  '/applications?filter[url]=$',
  '/applications?include=$',
  '/clients?filter[url]=$',
  '/concepts?page=$',
  '/concepts/$',
  '/concepts/$/settings',
  '/$/categories',
  '/1/categories/$',
  '/1/categories?include=$',
  '/$/items',
  '/menus/$/upsells',
  '/menus/1/upsells?include=$',
  '/locations?limit=$',
  '/locations?page[number]=$',
  '/locations?_lat=$&_long=46',
  '/locations?delivery-area.lat=24&delivery-area.long=$',
  '/locations/$',
  '/locations/$/inactive-categories',
  '/locations/$/schedule?order-type=to-go',
  '/locations/3/schedule?order-type=$',
  '/locations/3/schedule?order-type=to-go&from=$',
  '/locations/3/schedule?order-type=to-go&days=$',
  '/prayer-times?latitude=$&longitude=46',
  '/prayer-times?latitude=24&longitude=$',
  '/prayer-times?latitude=24&longitude=46&date=$',
  '/delivery-areas/lookup?lat=$&long=46',
  '/delivery-areas/lookup?lat=24&long=$',
  '/geocode/reverse?lat=$&long=46',
  '/governorates?size=$',
  '/neighborhoods?filter[governorate-id]=$',
  '/blocks?filter[neighborhood-id]=$',
  '/streets?neighborhood-id=$',
  '/cars/colors?page=$',
  '/cars/makers?limit=$',
  '/cms/pages?page=$',
  '/cms/pages/$',
  '/cms/sliders/$',
  '/cms/sliders/1?include=$',
  '/integration-options/$/public_key',
  '/integration-options/checkout/$',
  '/login/social/$/callback',
  '/login/social/google/callback?state=$',
  '/login/social/google/callback?code=$&state=$',
  '/locations?$=1',
  '/locations?limit=1&limit=$',
]

test.each(PLACES)('%s takes anything without falling over', async (place) => {
  await using app = await buildTestApp()

  for (const value of NASTY) {
    const response = await app.get(place.replaceAll('$', () => written(value)))
    const { statusCode } = response

    expect([200, 303, 400, 404], `${value}: ${response.body}`).toContain(statusCode)
    if (statusCode >= 400) expect(ProblemDocument.safeParse(response.json()).success).toBe(true)
    expect(response.headers['set-cookie']).toBeUndefined()
  }
})

test.each(['accept-language', 'app-key', 'host'])('so does the header %s', async (name) => {
  await using app = await buildTestApp()

  for (const value of NASTY.filter((it) => /^[\x20-\x7e]*$/.test(it))) {
    const response = await app.get('/locations', { headers: { [name]: value } })

    expect([200, 401, 404], `${value}: ${response.body}`).toContain(response.statusCode)
  }
})

test('every route that takes a value is among the places', async () => {
  await using app = await buildTestApp()
  const { paths } = (await app.get('/openapi.json')).json()

  // What needs a token is asked with one where its own tests are, and so are published documents.
  const isOpen = (path: string) => {
    const security: object[] | undefined = paths[path].get?.security
    return path.startsWith('/api/') && paths[path].get && !security?.some((it) => 'token' in it)
  }
  const withValues = Object.keys(paths).filter((path) => path.includes('{') && isOpen(path))
  const places = PLACES.map((place) => `/api${place.replace(/\?.*/, '')}`)
  const tried = withValues.filter((path) => {
    const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
    return places.some((place) => pattern.test(place))
  })

  expect(tried).toEqual(withValues)
})

/** As a client would send it; what cannot be encoded is sent as it stands. */
function written(value: string) {
  try {
    return value === '%00' ? value : encodeURIComponent(value)
  } catch {
    return '%ED%A0%80'
  }
}
