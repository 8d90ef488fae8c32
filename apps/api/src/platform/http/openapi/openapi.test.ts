import type { OpenAPIV3_1 } from 'openapi-types'
import { expect, test } from 'vitest'
import { buildTestApp, keyOf } from '../../../testing/test-app.ts'
import { RIYADH_BRAND } from '../../../testing/test-brands.ts'

type Operation = OpenAPIV3_1.OperationObject
type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject

const NUMBERS = ['integer', 'number']

async function describedPaths() {
  await using app = await buildTestApp()
  const { paths = {} }: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()
  return paths
}

const operationsOf = (paths: OpenAPIV3_1.PathsObject): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item ?? {}) as Operation[])

const parameter = (operation: Operation | undefined, name: string) =>
  operation?.parameters?.filter((it) => 'in' in it).find((it) => it.name === name)

function patternOf(operation: Operation | undefined, name: string) {
  const { schema = {} } = parameter(operation, name) ?? {}
  return 'pattern' in schema && schema.pattern ? schema.pattern : 'no pattern'
}

function contentOf(
  operation: Operation | undefined,
  status: string,
): Record<string, OpenAPIV3_1.MediaTypeObject> {
  const response = operation?.responses?.[status] as OpenAPIV3_1.ResponseObject | undefined
  return response?.content ?? {}
}

test('the description lists every route there is', async () => {
  await using app = await buildTestApp()

  const { openapi, paths } = (await app.get('/openapi.json')).json()

  expect(openapi).toBe('3.1.0')
  const served = app.routes.filter((url) => url.startsWith('/api/'))
  const described = Object.keys(paths)
    .filter((path) => path.startsWith('/api/'))
    .map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
  expect(described.sort()).toEqual([...new Set(served)].sort())
})

// proves API-56
test('calls that the specification names without a path are where we said they are', async () => {
  await using app = await buildTestApp()
  const { paths }: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()

  const named = {
    'orders/calculate': 'post',
    'orders/validate': 'post',
    'digital-coupons': 'post',
    coupons: 'get',
    customers: 'post',
    resendsms: 'post',
    'customers/{id}/addresses': 'post',
  } as const
  for (const [path, method] of Object.entries(named)) {
    expect(paths?.[`/api/${path}`], path).toHaveProperty(method)
  }
})

// proves NF-17, A-35
test('every answer is described as closed, and every refusal in its shape', async () => {
  await using app = await buildTestApp()
  const document: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()
  const named = (schema: Schema): Schema =>
    '$ref' in schema
      ? (document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
      : schema

  // What describes the others has a shape of its own.
  const { '/api/openapi.json': _, ...paths } = document.paths ?? {}
  const described = operationsOf(paths).flatMap((operation) =>
    Object.keys(operation.responses ?? {}).flatMap((status) => {
      const { schema } = contentOf(operation, status)['application/json'] ?? {}
      return schema
        ? [{ of: `${status} ${operation.summary}`, status: Number(status), schema }]
        : []
    }),
  )
  expect(described.length).toBeGreaterThan(300)
  for (const { of, status, schema } of described) {
    if (status < 400) expect(named(schema), of).toHaveProperty('additionalProperties', false)
    else {
      const shape = [400, 401, 422].includes(status) ? 'ProblemList' : 'ProblemObject'
      expect(schema, of).toEqual({ $ref: `#/components/schemas/${shape}` })
    }
  }
})

test('comma lists are described as the wire has them', async () => {
  await using app = await buildTestApp()

  const text = (await app.get('/openapi.json')).body

  expect(JSON.parse(text).components.schemas.Application).toHaveProperty(
    'properties.attributes.properties.allowed-order-types.type',
    'string',
  )
})

test('a parameter says what it is for, what it may be and what it is when absent', async () => {
  const paths = await describedPaths()

  expect(parameter(paths['/api/locations']?.get, 'limit')).toEqual({
    in: 'query',
    name: 'limit',
    required: false,
    description: 'Rows on a page. Also `size` and `page[size]`. From 1 to 999; 999 where absent.',
    schema: { type: 'integer', minimum: 1, maximum: 999, default: 999 },
  })
  expect(parameter(paths['/api/geocode/reverse']?.get, 'lat')).toMatchObject({
    description: 'Degrees north. From -90 to 90.',
    schema: { type: 'number', minimum: -90, maximum: 90 },
  })
  expect(parameter(paths['/api/applications']?.get, 'include')).toMatchObject({
    description: 'Any of concept, popup, separated by commas.',
    schema: { type: 'string', maxLength: 200 },
  })
})

test('whatever is written in numbers says between which', async () => {
  const paths = await describedPaths()

  const numbers = operationsOf(paths)
    .flatMap(({ parameters = [] }) => parameters.filter((it) => 'in' in it))
    .filter(({ schema = {} }) => 'type' in schema && NUMBERS.includes(String(schema.type)))

  expect(numbers.length).toBeGreaterThan(60)
  for (const { name, schema, description } of numbers) {
    expect(schema, name).toMatchObject({ minimum: expect.anything(), maximum: expect.anything() })
    expect(description, name).toMatch(/From -?\d+ to \d+/)
  }
})

test('published menus and texts are described where they are found', async () => {
  await using app = await buildTestApp()
  const { paths }: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()
  const { attributes } = (await app.get(`/applications/key/${keyOf(RIYADH_BRAND)}`)).json().data

  for (const uri of [attributes['menu-ref'], attributes['content-uri']]) {
    const [kind = '', id = '', version = ''] = uri.replace(/^\/cdn\/|\.json$/g, '').split('/')
    const { [`/cdn/${kind}/{id}.json`]: current, [`/cdn/${kind}/{id}/{version}.json`]: kept } =
      paths ?? {}
    expect(current?.get?.responses).toMatchObject({ 302: {}, 404: {} })
    expect(new RegExp(patternOf(kept?.get, 'id')).test(id)).toBe(true)
    expect(new RegExp(patternOf(kept?.get, 'version')).test(version)).toBe(true)
    expect(kept?.get?.responses).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: expect.any(String) } } } },
      304: {},
      404: {},
    })
  }
})

test('a call that may carry a body may be refused for what it carries', async () => {
  const paths = await describedPaths()

  const refusal = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ProblemObject' } } },
  }
  for (const item of Object.values(paths)) {
    const { get, ...writing } = item ?? {}
    for (const operation of operationsOf({ writing })) {
      expect(operation.responses, operation.summary).toMatchObject({ 413: refusal, 415: refusal })
    }
    expect(get?.responses ?? {}).not.toHaveProperty('415')
  }
})

test('the headers that are read are named', async () => {
  const paths = await describedPaths()

  const takes = (operation: Operation | undefined, header: string) =>
    parameter(operation, header)?.in === 'header'
  expect(takes(paths['/api/locations']?.get, 'Accept-Language')).toBe(true)
  expect(takes(paths['/api/orders']?.post, 'Accept-Language')).toBe(true)
  expect(takes(paths['/api/orders']?.post, 'idempotency-key')).toBe(true)
  expect(takes(paths['/api/health']?.get, 'Accept-Language')).toBe(false)
  const guarded = operationsOf(paths).filter((it) => takes(it, 'captcha-token'))
  expect(guarded.map(({ summary }) => summary)).toEqual([
    'Register, as a guest or with an account',
    'Send another one-time code',
  ])
})

test.each([
  ['/api/metrics', '200', 'text/plain'],
  ['/api/openapi.json', '200', 'application/json'],
  ['/api/reference', '200', 'text/html'],
  ['/api/realtime/{conceptId}', '200', 'text/event-stream'],
])('%s is described in its own type', async (path, status, type) => {
  const paths = await describedPaths()

  expect(Object.keys(contentOf(paths[path]?.get, status))).toEqual([type])
})

test('no answer is left without words, and none without a body has a type', async () => {
  const paths = await describedPaths()

  for (const { summary, responses = {} } of operationsOf(paths)) {
    for (const [status, response] of Object.entries(responses)) {
      expect(response, summary).not.toHaveProperty('description', 'Default Response')
      const isEmpty = ['204', '302', '303', '304'].includes(status)
      expect('content' in response, `${status} of ${summary}`).toBe(!isEmpty)
    }
  }
  expect(paths['/api/login/social/{provider}/callback']?.get?.responses).toHaveProperty('303')
})

test('only the calls that need no key say so', async () => {
  await using app = await buildTestApp()
  const { paths }: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()

  const open = Object.entries(paths ?? {}).filter(([, item]) => item?.get?.security?.length === 0)

  expect(open.map(([path]) => path).sort()).toEqual([
    '/api/applications/host/{hostname}',
    '/api/health',
    '/api/login/social/{provider}/callback',
    '/api/metrics',
    '/api/openapi.json',
    '/api/ready',
    '/api/reference',
    '/cdn/content/{id}.json',
    '/cdn/content/{id}/{version}.json',
    '/cdn/menus/{id}.json',
    '/cdn/menus/{id}/{version}.json',
  ])
})

test('the reference is a page of its own, without scripts and without other origins', async () => {
  await using app = await buildTestApp()

  const { body, headers } = await app.get('/reference')

  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('GET /api/locations/{id}')
  expect(body).toContain('id="schema-Location"')
  expect(body).toContain('GET /cdn/menus/{id}.json')
  expect(body).toContain('Rows on a page. Also <code>size</code>')
  expect(body).toContain('From 1 to 999; 999 where absent.')
  expect(body).not.toMatch(/<script|https?:\/\/|undefined|\[object/)
})

test('every link of the reference leads somewhere on it', async () => {
  await using app = await buildTestApp()
  const { body } = await app.get('/reference')

  const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
  const anchors = [...body.matchAll(/id="([^"]+)"/g)].map(([, anchor]) => anchor)

  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  expect(new Set(anchors).size).toBe(anchors.length)
})
