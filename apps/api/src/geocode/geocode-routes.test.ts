import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND } from '../testing/test-brands.ts'

const nameOf = (response: { json(): { features: { place_name: string }[] } }) =>
  response.json().features[0]?.place_name

// proves API-51, A-08, IM-30
test('a point has a name, in the language asked for', async () => {
  await using app = await buildTestApp()
  const path = '/geocode/reverse?lat=24.7&long=46.7'

  const english = await app.get(path)
  const arabic = await app.get(path, { headers: { 'accept-language': 'ar-sa' } })

  expect(nameOf(english)).toMatch(/^\d+ Al .+, Riyadh$/)
  expect(nameOf(arabic)).toMatch(/^.+ \d+، الرياض$/)
  expect(english.json().features[0].center).toEqual([46.7, 24.7])
})

// proves API-51
test('where streets and neighborhoods are known, they are named', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/geocode/reverse?lat=29.3822&long=47.9925', {
    as: KUWAIT_BRAND,
    headers: { 'accept-language': 'en-US' },
  })

  expect(nameOf(response)).toMatch(/^\d+ .+, Sharq, Kuwait City$/)
})

// proves API-02
test('a brand that does not speak the language asked for names a point in one of its own', async () => {
  await using app = await buildTestApp()

  const response = await app.get('/geocode/reverse?lat=24.7&long=46.7', {
    headers: { 'accept-language': 'fr, ar;q=0.8' },
  })

  expect(nameOf(response)).toMatch(/^.+ \d+، الرياض$/)
})

test('the same point is always called the same, and its neighbour by another number', async () => {
  await using app = await buildTestApp()
  const at = async (lat: number) => nameOf(await app.get(`/geocode/reverse?lat=${lat}&long=46.7`))

  expect(await at(24.7)).toBe(await at(24.7))
  expect(await at(24.7)).not.toBe(await at(24.7005))
})

test('far from every branch nothing is known', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/geocode/reverse?lat=-33&long=151')).json()).toEqual({ features: [] })
})
