import { expect, test, vi } from 'vitest'
import type { ApiFailure } from './api-failure.ts'
import { bootstrap } from './bootstrap.ts'
import { apiClient } from './client.ts'

/** A client of a server that answers these paths and nothing else. */
function aClient(answers: Record<string, unknown>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    const path = new URL(String(address)).pathname
    if (path in answers) return Response.json(answers[path])
    return Response.json({ errors: { code: 'not-found', detail: 'Nothing.' } }, { status: 404 })
  })
  return apiClient({ baseUrl: 'http://riyadh.test/api', fetch, locale: 'en-us' })
}

const BY_HOST = '/api/applications/host/riyadh.test'
const keyed = { data: { type: 'applications', id: 1, attributes: { key: 'k' } } }

const failureOf = (starting: Promise<unknown>): Promise<ApiFailure> =>
  starting.then(
    () => expect.unreachable(),
    (error) => error,
  )

// proves ER-04
test.each([
  ['no key', { ...keyed, data: { ...keyed.data, attributes: {} } }],
  ['an empty key', { ...keyed, data: { ...keyed.data, attributes: { key: '' } } }],
  ['nothing', {}],
])('a host that brings %s stops the start', async (_name, answer) => {
  const failure = await failureOf(bootstrap(aClient({ [BY_HOST]: answer }), 'riyadh.test'))

  expect(failure).toMatchObject({ status: 400, message: 'No application key found in response' })
})

// proves ER-05
test.each([
  ['without anything included', { data: {} }],
  ['of another shape', []],
])('settings %s stop the start', async (_name, answer) => {
  const client = aClient({ [BY_HOST]: keyed, '/api/applications/key/k': answer })

  const failure = await failureOf(bootstrap(client, 'riyadh.test'))

  expect(failure).toMatchObject({
    status: 400,
    message: 'Invalid response structure from getApplicationByKey',
  })
})

test('a host nobody knows keeps the status the server gave', async () => {
  const failure = await failureOf(bootstrap(aClient({}), 'riyadh.test'))

  expect(failure).toMatchObject({ status: 404, problems: [{ code: 'not-found' }] })
})
