import { expect, test, vi } from 'vitest'
import type { CallListener } from './api-call.ts'
import { ApiFailure, UnreadableAnswer } from './api-failure.ts'
import { apiClient } from './client.ts'

const json = (body: unknown, status = 200) => Response.json(body, { status })
const NO_COLORS = { data: [], meta: { page: 1, size: 999, total: 0 } }

/** A client whose every call is answered the same way. */
function aClient(answer: () => Response | Promise<Response>, listener?: CallListener) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  const client = apiClient({
    baseUrl: 'https://olive.example/api',
    fetch,
    appKey: 'olive-key',
    locale: 'ar-sa',
    ...(listener && { listener }),
  })
  return { client, fetch }
}

const failureOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => expect.unreachable(),
    (error) => error,
  )

// proves API-02, API-03, API-05
test('every call goes to the base address with the language and the key', async () => {
  const { client, fetch } = aClient(() => json(NO_COLORS))

  await client.reference.carColors()

  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://olive.example/api/cars/colors')
  expect(request?.headers).toMatchObject({ 'accept-language': 'ar-SA', 'app-key': 'olive-key' })
})

// proves NF-09
test('lists are asked for whole', async () => {
  const { client, fetch } = aClient(() => json(NO_COLORS))

  await client.branches.locations().catch(() => {})

  expect(String(fetch.mock.calls[0]?.[0])).toContain('limit=999')
})

test('another language or key makes another client and leaves the first as it was', async () => {
  const { client, fetch } = aClient(() => json(NO_COLORS))

  await client.with({ locale: 'fr', appKey: 'other-key' }).reference.carColors()
  await client.reference.carColors()

  expect(fetch.mock.calls.map(([, request]) => request?.headers)).toMatchObject([
    { 'accept-language': 'fr-FR', 'app-key': 'other-key' },
    { 'accept-language': 'ar-SA', 'app-key': 'olive-key' },
  ])
})

// proves ER-13, A-35
test.each([
  [
    'a list',
    422,
    {
      errors: [
        { code: 'a', detail: 'A' },
        { code: 'b', detail: 'B' },
      ],
    },
    ['A', 'B'],
  ],
  ['a single object', 404, { errors: { code: 'a', detail: 'A' } }, ['A']],
  ['something of another server', 502, '<html>', []],
])('a refusal that is %s is read', async (_name, status, body, details) => {
  const { client } = aClient(() => json(body, status))

  const failure = await failureOf(client.reference.carColors())

  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure.status).toBe(status)
  expect(failure.problems.map(({ detail }) => detail)).toEqual(details)
})

test.each([
  ['another shape', () => json({ data: [{ id: 'one' }] })],
  ['no JSON', () => new Response('<html>')],
])('an answer that is %s is not believed', async (_name, answer) => {
  const { client } = aClient(answer)

  expect(await failureOf(client.reference.carColors())).toBeInstanceOf(UnreadableAnswer)
})

test('without a network there is no status', async () => {
  const { client } = aClient(() => Promise.reject(new TypeError('fetch failed')))

  expect(await failureOf(client.reference.carColors())).toMatchObject({ status: 0, problems: [] })
})

test('a call that takes longer than its deadline fails', async () => {
  const fetch: typeof globalThis.fetch = (_address, request) =>
    new Promise((_answer, fail) => {
      request?.signal?.addEventListener('abort', () => fail(request.signal?.reason))
    })
  const client = apiClient({ baseUrl: '/api', fetch, locale: 'fr', deadline: 20 })

  expect(await failureOf(client.reference.carColors())).toMatchObject({ status: 0 })
})

test('whoever listens hears a call start, end and fail', async () => {
  const heard: string[] = []
  const listener = {
    onStart: () => heard.push('start'),
    onEnd: () => heard.push('end'),
    onFail: (failure: ApiFailure) => heard.push(`fail ${failure.status}`),
  }

  await aClient(() => json(NO_COLORS), listener).client.reference.carColors()
  await failureOf(aClient(() => json({}, 500), listener).client.reference.carColors())

  expect(heard).toEqual(['start', 'end', 'start', 'fail 500'])
})

// proves ER-06
test.each([
  ['is not there', 404, {}],
  ['is no menu', 200, { nothing: true }],
])('a menu or text that %s is told in the words for it', async (_name, status, body) => {
  const { client } = aClient(() => json(body, status))

  for (const call of [
    () => client.menu.published('/cdn/menus/1/a.json'),
    () => client.brand.content('/cdn/content/a.json'),
  ]) {
    expect((await failureOf(call())).message).toBe('Error on fetching menu in cdn.')
  }
})

test('published documents stand below the origin, not below the API', async () => {
  const { client, fetch } = aClient(() => json({ data: [], included: {} }))

  await client.menu.published('/cdn/menus/1/abc.json')

  expect(fetch.mock.calls[0]?.[0]).toBe('https://olive.example/cdn/menus/1/abc.json')
})

test('a menu with one broken item still shows the others', async () => {
  const { client } = aClient(() => json({ data: [{ id: 'broken' }], included: {} }))

  const { menu, faults } = await client.menu.published('/cdn/menus/1/abc.json')

  expect(menu.data).toEqual([])
  expect(faults).toHaveLength(1)
})
