import { expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const NONE = { 'en-us': {}, 'ar-sa': {}, fr: {} }

test.each<[string, unknown, object]>([
  [
    'a text that is none',
    { 'en-us': { home: 'Home', bad: null, worse: 3 } },
    { 'en-us': { home: 'Home' } },
  ],
  ['a language that is missing', { fr: { home: 'Accueil' } }, { fr: { home: 'Accueil' } }],
  ['a language nobody here speaks', { tr: { home: 'Ana sayfa' } }, {}],
  ['texts of a language in another shape', { 'ar-sa': ['home'], 'en-us': 'Home', fr: null }, {}],
])('%s costs only itself', (_name, data, kept) => {
  expect(readContent({ data })).toEqual({ data: { ...NONE, ...kept } })
})

test.each([[{}], [[]], [null], [{ data: 'texts' }]])('%j is no document of texts', (body) => {
  expect(() => readContent(body)).toThrow()
})
