import { expect, test } from 'vitest'
import { isKnownPicture, srcSetOf } from './picture-source.ts'

// proves NF-07
test.each(['/pictures/burger-480.webp', '/placeholder.svg'])('%s is shown', (src) => {
  expect(isKnownPicture(src)).toBe(true)
})

test.each([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  'http://saj.localhost/a.png',
  '',
])('%s is not fetched', (src) => {
  expect(isKnownPicture(src)).toBe(false)
})

test('our pictures are offered in three sizes of each format', () => {
  const src = '/pictures/burger-480.webp'
  expect(srcSetOf(src, 'avif')).toBe(
    '/pictures/burger-240.avif 240w, /pictures/burger-480.avif 480w, /pictures/burger-960.avif 960w',
  )
  expect(srcSetOf(src, 'webp')).toBe(
    '/pictures/burger-240.webp 240w, /pictures/burger-480.webp 480w, /pictures/burger-960.webp 960w',
  )
  expect(srcSetOf('/uploads/photo.jpg', 'avif')).toBeUndefined()
})
