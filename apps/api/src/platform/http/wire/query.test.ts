import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'

// proves A-47
test.each(['limit=2', 'size=2', 'page[size]=2', 'page%5Bsize%5D=2'])(
  '%s is the size of a page',
  async (parameter) => {
    await using app = await buildTestApp()

    const { data, meta } = (await app.get(`/locations?${parameter}`)).json()

    expect(data).toHaveLength(2)
    expect(meta).toEqual({ page: 1, size: 2, total: 3 })
  },
)

// proves A-47
test.each(['page=2', 'page[number]=2'])('%s is the second page', async (parameter) => {
  await using app = await buildTestApp()

  const { data } = (await app.get(`/locations?limit=2&${parameter}`)).json()

  expect(data.map(({ id }: { id: number }) => id)).toEqual([3])
})

// proves A-47
test('a filter means the same with and without its brackets', async () => {
  await using app = await buildTestApp()

  const bare = await app.get('/locations?delivery-area.lat=24.69&delivery-area.long=46.68')
  const wrapped = await app.get(
    '/locations?filter[delivery-area.lat]=24.69&filter[delivery-area.long]=46.68',
  )

  expect(bare.json().data).toHaveLength(1)
  expect(wrapped.json()).toEqual(bare.json())
})

test.each([
  ['limit=1000', 'limit'],
  ['size=0', 'limit'],
  ['limit=2&size=3', 'limit'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['_lat=91&_long=0', '_lat'],
  ['_lat=1', '_long'],
])('%s is refused by name', async (parameters, source) => {
  await using app = await buildTestApp()

  const response = await app.get(`/locations?${parameters}`)

  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0]).toMatchObject({ code: 'bad-request', source })
})

test('an include that is not offered is refused', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/applications?include=concept,secrets')

  expect(response.statusCode).toBe(400)
})
