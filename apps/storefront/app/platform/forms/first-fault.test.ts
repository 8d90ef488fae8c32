import { afterEach, expect, test, vi } from 'vitest'
import { goToFirstFault } from './first-fault.ts'

afterEach(() => vi.unstubAllGlobals())

/** A form whose marks come some frames after they were asked for. */
function aForm({ marked }: { marked: number }) {
  let frame = 0
  const focus = vi.fn()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  const form = { querySelector: () => (frame >= marked ? { focus } : null) }
  goToFirstFault(form as unknown as HTMLElement)
  for (let work = frames.shift(); work; work = frames.shift()) {
    frame++
    work()
  }
  return { focus, frame }
}

test.each([1, 2, 9])('marks that come with frame %i are led to, once', (marked) => {
  const { focus, frame } = aForm({ marked })
  expect(focus).toHaveBeenCalledOnce()
  expect(frame).toBe(marked)
})

test('a refusal that marks nothing is not waited for without end', () => {
  const { focus, frame } = aForm({ marked: Number.POSITIVE_INFINITY })
  expect(focus).not.toHaveBeenCalled()
  expect(frame).toBeLessThan(60)
})
