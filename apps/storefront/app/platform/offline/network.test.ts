import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { network, watchNetwork } from './network.ts'

let tab: TestWindow
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  tab = openWindow()
  network.write('online')
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = ({ isOnline }: { isOnline: boolean }) => {
  vi.stubGlobal('navigator', { onLine: isOnline })
  stop = watchNetwork()
}
const go = (state: 'offline' | 'online') => tab.dispatchEvent(new Event(state))

// proves ER-27
test('losing the network is known at once, its return is announced for 2 s', () => {
  open({ isOnline: true })
  expect(network.read()).toBe('online')
  go('offline')
  expect(network.read()).toBe('offline')
  go('online')
  vi.advanceTimersByTime(1_999)
  expect(network.read()).toBe('restored')
  vi.advanceTimersByTime(1)
  expect(network.read()).toBe('online')
})

test('a page opened without a network knows', () => {
  open({ isOnline: false })
  expect(network.read()).toBe('offline')
})

test('a network lost again while its return is announced stays lost', () => {
  open({ isOnline: true })
  go('offline')
  go('online')
  go('offline')
  vi.advanceTimersByTime(10_000)
  expect(network.read()).toBe('offline')
})

test('a page that never lost the network announces nothing', () => {
  open({ isOnline: true })
  go('online')
  expect(network.read()).toBe('online')
})

test('a page that loads itself anew while the return is announced announces it again, once', () => {
  open({ isOnline: true })
  go('offline')
  go('online')
  stop()
  network.write('online')

  open({ isOnline: true })
  expect(network.read()).toBe('restored')
  vi.advanceTimersByTime(2_000)
  expect(network.read()).toBe('online')
  stop()

  open({ isOnline: true })
  expect(network.read()).toBe('online')
})
