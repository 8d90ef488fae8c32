import type { OpenAPIV3_1 } from 'openapi-types'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'

test('the description lists every route there is', async () => {
  await using app = await buildTestApp()

  const { openapi, paths } = (await app.get('/openapi.json')).json()

  expect(openapi).toBe('3.1.0')
  const served = app.routes.filter((url) => url.startsWith('/api/'))
  const described = Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
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

test('every answer is described as closed, and every refusal in its shape', async () => {
  await using app = await buildTestApp()
  const document: OpenAPIV3_1.Document = (await app.get('/openapi.json')).json()

  const { responses } = document.paths?.['/api/locations/{id}']?.get ?? {}

  expect(responses?.['200']).toHaveProperty(
    'content.application/json.schema.additionalProperties',
    false,
  )
  expect(responses?.['400']).toHaveProperty(
    'content.application/json.schema.$ref',
    '#/components/schemas/ProblemList',
  )
  expect(responses?.['404']).toHaveProperty(
    'content.application/json.schema.$ref',
    '#/components/schemas/ProblemObject',
  )
})

test('comma lists are described as the wire has them', async () => {
  await using app = await buildTestApp()

  const text = (await app.get('/openapi.json')).body

  expect(JSON.parse(text).components.schemas.Application).toHaveProperty(
    'properties.attributes.properties.allowed-order-types.type',
    'string',
  )
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
  ])
})

test('the reference is a page of its own, without scripts and without other origins', async () => {
  await using app = await buildTestApp()

  const { body, headers } = await app.get('/reference')

  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toContain('GET /api/locations/{id}')
  expect(body).toContain('id="schema-Location"')
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
