import { liveValue, type ReadableStore } from '@sufra/web/storage/live-value'

/** Calls shorter than this show no loading bar. */
export const LOADING_THROTTLE_MS = 200

/** How long the loading bar takes to fill. */
export const LOADING_DURATION_MS = 5_000

/** `waiting` is not shown yet: most calls end before anybody would want to see a bar. */
export type LoadingPhase = 'idle' | 'waiting' | 'running' | 'done' | 'failed' | 'fading'

/** How long the bar needs to leave once full; as long as its own transition. */
export const LEAVING_MS = 320
/** How long a failure can be seen before it fades. */
export const FAILURE_SHOWN_MS = 1_200

type LoadingProgress = ReadableStore<LoadingPhase> & {
  start: () => void
  end: () => void
  fail: () => void
}

/** One bar for all calls under way: it starts with the first, ends with the last, and shows any failure. */
export function loadingProgress(): LoadingProgress {
  const phase = liveValue<LoadingPhase>('idle')
  let underWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: LoadingPhase, then?: () => void, after = 0) => {
    clearTimeout(timer)
    phase.write(next)
    if (then) timer = setTimeout(then, after)
  }
  const wait = () => enter('waiting', () => enter('running'), LOADING_THROTTLE_MS)
  const leave = (through: 'done' | 'fading') => enter(through, () => enter('idle'), LEAVING_MS)
  const afterFailure = () => (underWay > 0 ? wait() : leave('fading'))

  return {
    read: phase.read,
    subscribe: phase.subscribe,
    start() {
      underWay += 1
      if (underWay === 1 && phase.read() !== 'failed') wait()
    },
    end() {
      underWay = Math.max(0, underWay - 1)
      if (underWay > 0 || phase.read() === 'failed') return
      if (phase.read() === 'running') leave('done')
      else enter('idle')
    },
    /** Shown at once, however short the call was. */
    fail() {
      underWay = Math.max(0, underWay - 1)
      enter('failed', afterFailure, FAILURE_SHOWN_MS)
    },
  }
}

/** Every call to the API and every change of page of this browser tab. */
export const requests = loadingProgress()
