import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'

// proves API-93, CM-01, CM-02
test('pages and links are listed with their titles in every language, without their bodies', async () => {
  await using app = await buildTestApp()

  const { data } = (await app.get('/cms/pages')).json()

  expect(data).toEqual([
    {
      type: 'pages',
      id: 1,
      attributes: {
        type: 'page',
        slug: 'about',
        url: null,
        label: { 'en-us': 'About', 'ar-sa': 'من نحن' },
        title: { 'en-us': 'About us', 'ar-sa': 'عن المطعم' },
      },
    },
    {
      type: 'pages',
      id: 2,
      attributes: {
        type: 'link',
        slug: null,
        url: 'https://jobs.example/olive',
        label: { 'en-us': 'Jobs', 'ar-sa': 'وظائف' },
        title: { 'en-us': 'Jobs', 'ar-sa': 'وظائف' },
      },
    },
  ])
})

// proves API-93
test('past the last page there is an empty one', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/cms/pages?page=2')).json()).toEqual({
    data: [],
    meta: { page: 2, size: 999, total: 2 },
  })
})

// proves API-94, CM-03
test.each(['1', 'about'])('a page is found by %s', async (idOrSlug) => {
  await using app = await buildTestApp()

  const { data } = (await app.get(`/cms/pages/${idOrSlug}`)).json()

  expect(data.attributes).toMatchObject({ slug: 'about', body: { 'en-us': '# Olives' } })
})

// proves API-94
test.each(['3', 'nothing', '01'])('there is no page %s', async (idOrSlug) => {
  await using app = await buildTestApp()

  expect((await app.get(`/cms/pages/${idOrSlug}`)).statusCode).toBe(404)
})

// proves API-95, CM-04
test('a slider comes with its slides in order', async () => {
  await using app = await buildTestApp()

  const { data, included } = (await app.get('/cms/sliders/1?include=slides')).json()

  expect(data).toMatchObject({ type: 'sliders', id: 1 })
  expect(included).toMatchObject([
    { type: 'slides', id: 9, attributes: { 'display-order': 1, link: '/menu' } },
    { type: 'slides', id: 4, attributes: { 'display-order': 2, link: null } },
  ])
  expect(included[0].attributes['image-uri']).toBe('/pictures/shawarma-480.webp')
})

// proves API-95
test('slides come only when they are asked for, and a slider only when there is one', async () => {
  await using app = await buildTestApp()

  expect((await app.get('/cms/sliders/1')).json().included).toEqual([])
  expect((await app.get('/cms/sliders/2')).statusCode).toBe(404)
})
