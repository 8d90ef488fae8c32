import fastify from 'fastify'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'
import { openDatabase } from '../../database/connection.ts'
import { openMetrics } from './metrics.ts'
import { operationsRoutes } from './operations-routes.ts'

const stranger = { host: 'load-balancer.internal' }

test.each(['/health', '/ready'])('%s is answered to anybody', async (path) => {
  await using app = await buildTestApp()

  const response = await app.get(path, { headers: stranger })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({ status: 'ok' })
})

test('without its database the process is up, but not ready', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const app = fastify()
  await app.register(operationsRoutes({ database, metrics: openMetrics(database.pool) }))

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
