import { expect, test } from 'vitest'
import { pathAfterSignIn } from './sign-in-paths.ts'

// proves RT-51, AC-10
test.each([
  '/user/profile',
  '/menu?page=cart',
  '/menu/shawarma-1/saj-2?x=1#top',
  '/',
  '/signup?page=%2Fuser%2Fprofile',
])('%s is gone back to', (page) => {
  expect(pathAfterSignIn(page)).toBe(page)
})

test.each([
  null,
  '',
  'cart',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/user/..//elsewhere.example',
  'javascript:alert(1)',
  '/signin?page=/signin',
  '/forgot-password',
  '/reset-password#token',
])('%s leads to the menu', (page) => {
  expect(pathAfterSignIn(page)).toBe('/menu')
})
