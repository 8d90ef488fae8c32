import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followUpdates, updateLater, updateNow, waitingWorker } from './waiting-worker.ts'

const reload = vi.fn()
beforeEach(() => {
  waitingWorker.write(null)
  reload.mockClear()
  vi.stubGlobal('window', { location: { reload } })
})
afterEach(() => vi.unstubAllGlobals())

const aWorker = (state: ServiceWorkerState) =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn() }) as unknown as ServiceWorker
const aContainer = (controller: ServiceWorker | null) =>
  Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer
const aRegistration = (workers: { waiting?: ServiceWorker; installing?: ServiceWorker }) =>
  Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    ...workers,
  }) as unknown as ServiceWorkerRegistration

const RUNNING = aContainer(aWorker('activated'))

function install(worker: ServiceWorker, container: ServiceWorkerContainer) {
  const registration = aRegistration({ installing: worker })
  followUpdates(registration, container)
  registration.dispatchEvent(new Event('updatefound'))
  Object.assign(worker, { state: 'installed' })
  worker.dispatchEvent(new Event('statechange'))
}

// proves ER-34
test('a version that was waiting when the page opened is offered', () => {
  const waiting = aWorker('installed')
  followUpdates(aRegistration({ waiting }), RUNNING)
  expect(waitingWorker.read()).toBe(waiting)
})

// proves ER-34
test('a version that arrives while the page is open is offered once installed', () => {
  const worker = aWorker('installing')
  install(worker, RUNNING)
  expect(waitingWorker.read()).toBe(worker)
})

test('the very first worker is no update', () => {
  install(aWorker('installing'), aContainer(null))
  expect(waitingWorker.read()).toBeNull()
})

test('updating lets the new version take over, and then reloads once', () => {
  const worker = aWorker('installed')
  const container = aContainer(aWorker('activated'))
  waitingWorker.write(worker)
  updateNow(worker, container)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('skip-waiting')
  expect(waitingWorker.read()).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a version that another tab has already started only needs the reload', () => {
  updateNow(aWorker('activated'), RUNNING)
  expect(reload).toHaveBeenCalledOnce()
})

test('without the visitor asking, a change of version does not reload the page', () => {
  const container = aContainer(aWorker('activated'))
  followUpdates(aRegistration({ waiting: aWorker('installed') }), container)
  updateLater()
  container.dispatchEvent(new Event('controllerchange'))
  expect(waitingWorker.read()).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})
