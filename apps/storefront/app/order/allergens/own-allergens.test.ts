import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownAllergens } from './own-allergens.ts'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => vi.unstubAllGlobals())

test('the list is kept in the order allergens are listed', () => {
  ownAllergens.write(['sesame', 'milk'])
  expect(tab.localStorage.getItem('allergens')).toBe('["sesame","milk"]')
  expect(ownAllergens.read()).toEqual(['milk', 'sesame'])
})

test('what is no allergen is passed over; what is no list is reset', () => {
  tab.localStorage.setItem('allergens', '["milk","moonlight",7,null]')
  expect(ownAllergens.read()).toEqual(['milk'])
  for (const corrupt of ['', 'null', '{', '"milk"', '{"milk":true}', '7']) {
    tab.localStorage.setItem('allergens', corrupt)
    expect(ownAllergens.read()).toBeNull()
    expect(tab.localStorage.getItem('allergens')).toBeNull()
  }
})
