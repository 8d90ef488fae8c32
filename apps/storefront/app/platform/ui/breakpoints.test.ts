import { expect, test } from 'vitest'
import { isMobile } from './breakpoints.ts'

test.each([320, 599, 600, 959, 959.9])('%d px is mobile', (width) => {
  expect(isMobile(width)).toBe(true)
})

test.each([960, 1264, 1920])('%d px is desktop', (width) => {
  expect(isMobile(width)).toBe(false)
})
