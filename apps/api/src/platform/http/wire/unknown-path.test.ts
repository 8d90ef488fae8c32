import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serverOptions } from './server-options.ts'
import { refuseUnknownPaths } from './unknown-path.ts'
import { useWireForm } from './wire-form.ts'

/** As the front door mounts the API: what it does not have comes back to it. */
function anApp() {
  const app = fastify(serverOptions)
  app.register(
    async (scope) => {
      await scope.register(async (api) => {
        useWireForm(api)
        refuseUnknownPaths(api)
        api.get('/things/:id', async () => ({}))
        api.patch('/things/:id', async () => ({}))
      })
      scope.get('/*', (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
  return app
}

test('a path asked in the wrong way is told which ways there are', async () => {
  const response = await anApp().inject({ method: 'PUT', url: '/api/things/1?x=1' })

  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD, PATCH')
})

test.each(['GET', 'HEAD', 'PATCH'] as const)(
  '%s with a value too long to be read finds nothing',
  async (method) => {
    const url = `/api/things/${'9'.repeat(301)}`

    const response = await anApp().inject({ method, url })

    expect(response.statusCode).toBe(404)
    expect(response.headers.allow).toBeUndefined()
    expect(response.body).toBe(method === 'HEAD' ? '' : NOTHING_HERE)
  },
)

const NOTHING_HERE = '{"errors":{"code":"not-found","detail":"There is nothing here."}}'
