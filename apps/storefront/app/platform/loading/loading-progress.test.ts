import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  FAILURE_SHOWN_MS,
  LEAVING_MS,
  LOADING_DURATION_MS,
  LOADING_THROTTLE_MS,
  loadingProgress,
} from './loading-progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aProgress() {
  const progress = loadingProgress()
  const phases: string[] = []
  progress.subscribe(() => phases.push(progress.read()))
  return { ...progress, phases }
}

// proves NF-03
test('the bar waits 200 ms and takes 5 s', () => {
  expect([LOADING_THROTTLE_MS, LOADING_DURATION_MS]).toEqual([200, 5000])
})

test('a call of 100 ms shows no bar', () => {
  const { start, end, phases } = aProgress()
  start()
  vi.advanceTimersByTime(100)
  end()
  vi.runAllTimers()
  expect(phases).toEqual(['waiting', 'idle'])
})

// proves NF-03
test('a longer call shows the bar after 200 ms, and lets it leave when it ends', () => {
  const { start, end, phases, read } = aProgress()
  start()
  vi.advanceTimersByTime(199)
  expect(read()).toBe('waiting')
  vi.advanceTimersByTime(1)
  expect(read()).toBe('running')
  end()
  vi.advanceTimersByTime(LEAVING_MS)
  expect(phases).toEqual(['waiting', 'running', 'done', 'idle'])
})

test('calls at the same time share one bar, which leaves with the last', () => {
  const { start, end, read } = aProgress()
  start()
  start()
  vi.advanceTimersByTime(300)
  end()
  expect(read()).toBe('running')
  end()
  expect(read()).toBe('done')
})

// proves NF-14
test('a failure is shown and then fades', () => {
  const { start, fail, phases } = aProgress()
  start()
  vi.advanceTimersByTime(300)
  fail()
  vi.advanceTimersByTime(FAILURE_SHOWN_MS + LEAVING_MS)
  expect(phases).toEqual(['waiting', 'running', 'failed', 'fading', 'idle'])
})

test('a call that fails within 200 ms still shows its failure', () => {
  const { start, fail, read } = aProgress()
  start()
  vi.advanceTimersByTime(50)
  fail()
  expect(read()).toBe('failed')
})

test('a failure stays in sight while other calls end or start', () => {
  const { start, end, fail, read } = aProgress()
  start()
  start()
  fail()
  end()
  start()
  expect(read()).toBe('failed')
  vi.advanceTimersByTime(FAILURE_SHOWN_MS)
  expect(read()).toBe('waiting')
})

test('a call that starts while the bar leaves begins anew', () => {
  const { start, end, read } = aProgress()
  start()
  vi.advanceTimersByTime(300)
  end()
  start()
  expect(read()).toBe('waiting')
  vi.advanceTimersByTime(LOADING_THROTTLE_MS + LEAVING_MS)
  expect(read()).toBe('running')
})

test('an end too many does not swallow the next start', () => {
  const { start, end, read } = aProgress()
  end()
  start()
  vi.advanceTimersByTime(LOADING_THROTTLE_MS)
  expect(read()).toBe('running')
})
