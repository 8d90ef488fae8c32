import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWindow, type TestWindow } from '../storage/testing.ts'
import { isNewsThatStoreIsClosed, storeIsOpen } from './store-closed.ts'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
  tab.localStorage.setItem('order_type', 'to-go')
})
afterEach(() => vi.unstubAllGlobals())

// proves ER-15, ST-18, A-51
test('that the store is closed is said once for every place, and again after it was open', () => {
  expect(isNewsThatStoreIsClosed()).toBe(true)
  expect(tab.localStorage.getItem('storeClosed')).not.toBeNull()
  expect(isNewsThatStoreIsClosed()).toBe(false)
  tab.localStorage.setItem('order_type', 'pickup')
  expect(isNewsThatStoreIsClosed()).toBe(true)
  storeIsOpen()
  expect(tab.localStorage.getItem('storeClosed')).toBeNull()
  expect(isNewsThatStoreIsClosed()).toBe(true)
})
