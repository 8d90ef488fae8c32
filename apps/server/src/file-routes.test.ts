import { CAR_MAKERS } from '@sufra/api/reference/cars'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { DEMO_PICTURES } from './demo.ts'
import { fileRoutes } from './file-routes.ts'

async function pictures(folders: string[]) {
  const app = fastify()
  await app.register(fileRoutes({ pictures: folders, hasBuild: false }))
  return async (path: string) => {
    const { statusCode, body } = await app.inject(`/pictures/${path}`)
    return { statusCode, body }
  }
}

test.each(CAR_MAKERS.map(({ slug }) => slug))(
  'the badge of %s is there without any brand',
  async (slug) => {
    const get = await pictures([])
    expect(await get(`cars/${slug}.svg`)).toMatchObject({ statusCode: 200 })
  },
)

test.each([
  ['toyota', 'To'],
  ['bmw', 'BMW'],
  ['mercedes-benz', 'MB'],
  ['land-rover', 'LR'],
])('the badge of %s reads %s', async (slug, letters) => {
  const get = await pictures([])
  expect((await get(`cars/${slug}.svg`)).body).toContain(`>${letters}</text>`)
})

test('pictures of the demo brands are there only where their folder is served', async () => {
  const [withDemo, without] = [await pictures([DEMO_PICTURES]), await pictures([])]
  for (const path of ['brands/saj.svg', 'shawarma-480.webp', 'shawarma-960.avif']) {
    expect(await withDemo(path)).toMatchObject({ statusCode: 200 })
    expect(await without(path)).toMatchObject({ statusCode: 404 })
  }
  expect(await withDemo('cars/toyota.svg')).toMatchObject({ statusCode: 200 })
})
