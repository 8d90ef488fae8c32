import { beforeEach, expect, test, vi } from 'vitest'
import { followSavedCopies, savedCopy } from './saved-copy.ts'

beforeEach(() => savedCopy.write(false))

function aContainer() {
  const controller = { postMessage: vi.fn() }
  const container = Object.assign(new EventTarget(), { controller })
  return {
    container: container as unknown as ServiceWorkerContainer,
    controller,
    say: (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data })),
  }
}

test('a page asks whether it was saved, and believes the worker', () => {
  const { container, controller, say } = aContainer()
  followSavedCopies(container)
  expect(controller.postMessage).toHaveBeenCalledExactlyOnceWith('was-this-saved')
  say({ isSavedCopy: true })
  expect(savedCopy.read()).toBe(true)
  say({ isSavedCopy: false })
  expect(savedCopy.read()).toBe(false)
})

test('what it knows already is no news to it', () => {
  const { container, say } = aContainer()
  followSavedCopies(container)
  const onNews = vi.fn()
  const unsubscribe = savedCopy.subscribe(onNews)
  for (const isSavedCopy of [false, true, true, false, false]) say({ isSavedCopy })
  expect(onNews).toHaveBeenCalledTimes(2)
  unsubscribe()
})

test.each([null, 'saved', { isSavedCopy: 'yes' }])('it does not understand %j', (message) => {
  const { container, say } = aContainer()
  followSavedCopies(container)
  say(message)
  expect(savedCopy.read()).toBe(false)
})
