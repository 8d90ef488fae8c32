import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  PROBLEMS,
  ProblemList,
  type ProblemName,
  ProblemObject,
} from '@sufra/contract/wire/problems'
import { textIn } from '@sufra/i18n/server-texts'
import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, headersOf } from '../../../testing/test-app.ts'
import { RIYADH_BRAND } from '../../../testing/test-brands.ts'
import { Problem, refusal } from '../problems/problem.ts'
import { paging, query } from './query.ts'
import { serverOptions } from './server-options.ts'
import { useWireForm } from './wire-form.ts'

/** A route that takes a parameter, one that takes a body, and one that fails in whatever way it is told to. */
function anApp(failure: () => never = () => expect.unreachable()) {
  const app = fastify(serverOptions).withTypeProvider<ZodTypeProvider>()
  useWireForm(app)
  const body = z.object({ name: z.string().min(2), items: z.array(z.object({ id: z.int() })) })
  app.post('/things', { schema: { body } }, async () => ({}))
  app.get('/things', { schema: { querystring: query(paging) } }, async () => ({}))
  app.get('/failure', failure)
  return app
}

const inJson = { 'content-type': 'application/json' }

// proves API-96, ER-13, A-35
test('a body that breaks its schema is refused field by field, in a list', async () => {
  const response = await anApp().inject({
    method: 'POST',
    url: '/things',
    payload: { name: 'x', items: [{ id: 'one' }] },
  })

  expect(response.statusCode).toBe(422)
  const { errors } = ProblemList.parse(response.json())
  expect(errors.map(({ code, source }) => [code, source])).toEqual([
    ['invalid-fields', 'name'],
    ['invalid-fields', 'items/0/id'],
  ])
})

// proves API-96, ER-13
test.each([
  ['malformed JSON', 400, inJson, '{"name":'],
  ['an empty body', 400, inJson, ''],
  ['a poisoned body', 400, inJson, '{"__proto__":{"admin":true},"name":"xx","items":[]}'],
])('%s is a bad request, in a list', async (_name, status, headers, payload) => {
  const response = await anApp().inject({ method: 'POST', url: '/things', headers, payload })

  expect(response.statusCode).toBe(status)
  expect(ProblemList.parse(response.json()).errors[0]?.code).toBe('bad-request')
})

// proves API-96, ER-13
test.each([
  ['too much', 413, 'too-large', inJson, JSON.stringify({ name: 'x'.repeat(300_000) })],
  ['XML', 415, 'unsupported-media-type', { 'content-type': 'text/xml' }, '<name/>'],
  [
    'JSON by another name',
    415,
    'unsupported-media-type',
    { 'content-type': 'application/ json' },
    '{}',
  ],
])('%s is refused with a single object', async (_name, status, code, headers, payload) => {
  const response = await anApp().inject({ method: 'POST', url: '/things', headers, payload })

  expect(response.statusCode).toBe(status)
  expect(ProblemObject.parse(response.json()).errors.code).toBe(code)
})

// proves API-96
test('our own mistakes are answered without a word about them', async () => {
  const app = anApp(() => {
    throw new Error('password of the database: hunter2')
  })

  const response = await app.inject('/failure')

  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    errors: {
      code: 'internal-error',
      detail: 'Something went wrong on our side. Please try again later.',
    },
  })
})

// proves API-96
test('a database that is away is a matter of trying again', async () => {
  const app = anApp(() => {
    throw new Error('query failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
  })

  const response = await app.inject('/failure')

  expect(response.statusCode).toBe(503)
  expect(response.json().errors.code).toBe('unavailable')
  expect(response.headers['retry-after']).toBe('5')
})

// proves API-96
test.each([
  ['bad-request', 400],
  ['unknown-app-key', 401],
  ['invalid-fields', 422],
] as const)('%s travels as a list', async (name, status) => {
  const app = anApp(() => {
    throw refusal(name)
  })

  const response = await app.inject('/failure')

  expect(response.statusCode).toBe(status)
  const detail = textIn('en-us')(`refusal_${name}`)
  expect(response.json()).toEqual({ errors: [{ code: name, detail }] })
})

// proves API-96
test.each([
  ['GET', '/api/nowhere', 404, 'not-found'],
  ['POST', '/api/locations', 405, 'method-not-allowed'],
  ['DELETE', '/api/locations/1', 405, 'method-not-allowed'],
  ['GET', `/api/cms/pages/${'x'.repeat(400)}`, 404, 'not-found'],
] as const)('%s %s is refused with a single object', async (method, url, status, code) => {
  await using app = await buildTestApp()

  const response = await app.app.inject({ method, url, headers: headersOf(RIYADH_BRAND) })

  expect(response.statusCode).toBe(status)
  expect(ProblemObject.parse(response.json()).errors.code).toBe(code)
})

// proves API-02
test.each([
  ['ar', 'لم نجد ما تبحث عنه.'],
  ['en', 'There is nothing here.'],
])('asked in %s, what is not there is told so: %s', async (language, detail) => {
  await using app = await buildTestApp()

  const response = await app.get('/locations/999', { headers: { 'accept-language': language } })

  expect(response.json()).toEqual({ errors: { code: 'not-found', detail } })
})

/** Existing clients know their words. */
const ENGLISH_EVERYWHERE: ProblemName[] = ['store-closed', 'item-not-found']
const NAMES = (Object.keys(PROBLEMS) as ProblemName[]).filter(
  (name) => !ENGLISH_EVERYWHERE.includes(name),
)

// proves API-02
test.each(NAMES)('%s is told in Arabic and in French', async (name) => {
  const app = anApp(() => {
    throw new Problem(name, [
      { values: { name: 'س', amount: 5, currency: 'ريال', maximum: 9, count: 3 } },
    ])
  })
  const told = async (language: string) => {
    const headers = { 'accept-language': language }
    const { errors } = (await app.inject({ url: '/failure', headers })).json()
    return [errors].flat()[0].detail
  }

  expect(await told('ar')).toMatch(/^[^a-z]*\p{Script=Arabic}[^a-z]*$/iu)
  expect(await told('fr')).toMatch(/^\p{Script=Latin}/u)
  expect(await told('fr')).not.toBe(await told('en'))
})

// proves API-02, API-96, ER-13
test.each([
  ['en', 'Something in this request is not as it should be.'],
  ['ar', 'بعض البيانات المرسلة غير صحيحة.'],
  ['fr', 'Certaines informations envoyées ne sont pas valides.'],
])('asked in %s, a parameter that breaks its schema is told so: %s', async (language, detail) => {
  const response = await anApp().inject({
    url: '/things?limit=x',
    headers: { 'accept-language': language },
  })

  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    errors: [
      { code: 'bad-request', detail, source: 'limit', hint: 'A whole number from 1 to 999.' },
    ],
  })
})

// proves API-02, API-96
test.each([
  ['en', 'This value is not valid.'],
  ['ar', 'هذه القيمة غير صحيحة.'],
  ['fr', 'Cette valeur n’est pas valide.'],
])('asked in %s, a field that breaks its schema is told so: %s', async (language, detail) => {
  const response = await anApp().inject({
    method: 'POST',
    url: '/things',
    payload: { name: 'xx', items: 1 },
    headers: { 'accept-language': language },
  })

  expect(ProblemList.parse(response.json()).errors).toEqual([
    {
      code: 'invalid-fields',
      detail,
      source: 'items',
      hint: expect.stringContaining('expected array'),
    },
  ])
})

test.each([
  ['en', 'Order for at least 1,050.00 SAR to use this: 50.00 SAR to go'],
  ['ar', 'اطلب بقيمة 1,050.00 ريال على الأقل: باقي 50.00 ريال'],
  ['fr', 'Commandez au moins 1\u202f050,00 SAR : il manque 50,00 SAR'],
])('asked in %s, names and amounts are written in it: %s', async (language, detail) => {
  const minimum = { minor: 105_000, decimals: 2 }
  const missing = { minor: 5_000, decimals: 2 }
  const currency = { 'en-us': 'SAR', 'ar-sa': 'ريال' }
  const app = anApp(() => {
    throw refusal('coupon-refused', {
      text: 'offer_below-minimum',
      values: { minimum, missing, currency },
      source: 'coupon-code',
    })
  })

  const response = await app.inject({ url: '/failure', headers: { 'accept-language': language } })

  expect(response.json()).toEqual({
    errors: [{ code: 'coupon-refused', detail, source: 'coupon-code' }],
  })
})

test('an address that is no address is a bad request', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/cms/pages/%ff')

  expect(response.statusCode).toBe(400)
  expect(ProblemList.parse(response.json()).errors[0]?.code).toBe('bad-request')
})

test('a method that is not allowed is told which ones are', async () => {
  await using app = await buildTestApp()

  const response = await app.app.inject({ method: 'PUT', url: '/api/locations/1' })

  expect(response.headers.allow).toBe('GET, HEAD')
})

test.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['64 kB of headers', `GET /things HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(65_536)}\r\n\r\n`],
])('%s is a bad request as well', async (_name, bytes) => {
  await using app = anApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(bytes)
  const answer = await text(socket)

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(ProblemList.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).errors).toHaveLength(1)
})
