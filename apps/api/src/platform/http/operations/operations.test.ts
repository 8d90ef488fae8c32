import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ApiEnvironment } from '../../../environment.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { openDatabase } from '../../database/connection.ts'
import { openMetrics } from './metrics.ts'
import { operationsRoutes } from './operations-routes.ts'

const stranger = { host: 'load-balancer.internal' }

test.each(['/health', '/ready'])('%s is answered at any host name', async (path) => {
  await using app = await buildTestApp()

  const response = await app.get(path, { headers: stranger })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
})

test('without its database the process is up, but not ready', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const app = fastify()
  const environment = ApiEnvironment.parse({})
  const metrics = openMetrics(database.pool)
  await app.register(operationsRoutes({ database, metrics, environment }))

  expect((await app.inject('/health')).statusCode).toBe(200)
  const ready = await app.inject('/ready')

  expect(ready.statusCode).toBe(503)
  expect(ready.json().errors.code).toBe('unavailable')
  expect(ready.headers['retry-after']).toBe('5')
  await database.close()
})

test('requests are measured by route, never by address', async () => {
  await using app = await buildTestApp()
  await app.get('/locations/1')
  await app.get('/made-up-by-a-visitor')

  const { body, headers } = await app.get('/metrics', { headers: stranger })

  expect(headers['content-type']).toContain('text/plain')
  expect(body).toMatch(/_count\{route="\/api\/locations\/:id",method="GET",status="200"\} 1/)
  expect(body).toContain('database_connections{state="total"}')
  expect(body).toContain('process_cpu_seconds_total')
  expect(body).not.toContain('made-up-by-a-visitor')
})

const TOKEN = 'a-token-of-the-operator'
const bearer = (token: string) => ({ ...stranger, authorization: `Bearer ${token}` })

test.each([
  ['a neighbour', { ip: '127.0.0.1' }, 200],
  ['anybody else', { ip: '203.0.113.7' }, 404],
  ['a network that was named', { ip: '10.1.2.3' }, 200],
  ['one beside it', { ip: '10.2.0.1' }, 404],
  ['somebody with the token', { ip: '203.0.113.7', headers: bearer(TOKEN) }, 200],
  ['somebody with another token', { ip: '127.0.0.1', headers: bearer('another') }, 404],
  ['a proxy next door', { headers: { ...stranger, 'x-forwarded-for': '127.0.0.1' } }, 404],
  ['a proxy that names nobody', { headers: { ...stranger, via: '1.1 proxy' } }, 404],
])('%s may or may not know how the process fares', async (_name, request, status) => {
  const environment = ApiEnvironment.parse({
    OPERATIONS_TOKEN: TOKEN,
    OPERATIONS_NETWORKS: 'loopback, 10.1.0.0/16',
  })
  await using app = await buildTestApp({ environment })
  const asked = { headers: stranger, ...request }

  for (const path of ['/metrics', '/ready']) {
    expect((await app.get(path, asked)).statusCode).toBe(status)
  }
  expect((await app.get('/health', asked)).statusCode).toBe(200)
})

test('who gathers measures without end is told to wait', async () => {
  await using app = await buildTestApp()
  const statuses = new Set<number>()
  for (let asked = 0; asked < 1_050; asked++) statuses.add((await app.get('/ready')).statusCode)
  expect(statuses).toEqual(new Set([200, 429]))
})
