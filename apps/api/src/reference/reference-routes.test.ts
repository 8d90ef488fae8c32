import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND } from '../testing/test-brands.ts'

const asKuwait = { as: KUWAIT_BRAND }

// proves API-34, IM-29
test('car colours have names and a colour', async () => {
  await using app = await buildTestApp()

  const { data } = (await app.get('/cars/colors')).json()

  expect(data.length).toBeGreaterThan(0)
  expect(data[0].attributes).toEqual({
    name: expect.objectContaining({ 'en-us': expect.any(String), 'ar-sa': expect.any(String) }),
    hex: expect.stringMatching(/^#[0-9a-f]{6}$/i),
  })
})

// proves API-35
test('every car maker has its mark', async () => {
  await using app = await buildTestApp()

  const { data } = (await app.get('/cars/makers')).json()

  expect(data.length).toBeGreaterThan(0)
  for (const { attributes } of data) {
    expect(attributes['image-uri']).toMatch(/^\/pictures\/cars\/[a-z-]+\.svg$/)
  }
})

// proves API-36
test('governorates are those of the brand’s own country', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/governorates', asKuwait)).json().data.length).toBeGreaterThan(0)
  expect((await app.get('/governorates')).json().data).toEqual([])
})

// proves API-37
test('neighborhoods narrow down to one governorate', async () => {
  await using app = await buildTestApp()
  const [governorate] = (await app.get('/governorates', asKuwait)).json().data

  const all = (await app.get('/neighborhoods', asKuwait)).json().data
  const path = `/neighborhoods?filter[governorate-id]=${governorate.id}`
  const narrowed = (await app.get(path, asKuwait)).json().data

  expect(narrowed.length).toBeGreaterThan(0)
  expect(narrowed.length).toBeLessThan(all.length)
  for (const { attributes } of narrowed) expect(attributes['governorate-id']).toBe(governorate.id)
})

// proves API-38, API-39
test.each(['/blocks', '/streets'])('%s narrow down to one neighborhood', async (path) => {
  await using app = await buildTestApp()
  const [neighborhood] = (await app.get('/neighborhoods', asKuwait)).json().data

  const all = (await app.get(path, asKuwait)).json()
  const filter = `filter[neighborhood-id]=${neighborhood.id}`
  const narrowed = (await app.get(`${path}?${filter}`, asKuwait)).json()

  expect(narrowed.meta.total).toBeGreaterThan(0)
  expect(narrowed.meta.total).toBeLessThan(all.meta.total)
  for (const { attributes } of narrowed.data) {
    expect(attributes['neighborhood-id']).toBe(neighborhood.id)
  }
})

test('streets of another country are not found', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/streets')).json().data).toEqual([])
})
