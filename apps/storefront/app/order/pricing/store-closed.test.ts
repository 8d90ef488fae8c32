import { snackbar } from '@sufra/web/snackbar/snackbar-queue'
import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeIsOpen, tellStoreIsClosed } from './store-closed.ts'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
  tab.localStorage.setItem('order_type', 'to-go')
})
afterEach(() => {
  storeIsOpen()
  vi.unstubAllGlobals()
})

// proves ER-15, ST-18, A-51
test('that the store is closed is said once for every destination, and again after it was open', () => {
  expect(tellStoreIsClosed('Closed')).toBe(true)
  expect(tab.localStorage.getItem('storeClosed')).not.toBeNull()
  expect(tellStoreIsClosed('Closed')).toBe(false)
  tab.localStorage.setItem('order_type', 'pickup')
  expect(tellStoreIsClosed('Closed')).toBe(true)
  storeIsOpen()
  expect(tab.localStorage.getItem('storeClosed')).toBeNull()
  expect(tellStoreIsClosed('Closed')).toBe(true)
})

test('it is taken back once the store, or the destination chosen instead, is open', () => {
  tellStoreIsClosed('Closed')
  expect(snackbar.read()?.text).toBe('Closed')
  storeIsOpen()
  expect(snackbar.read()).toBeNull()
})
