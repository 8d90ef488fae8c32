import { liveValue, type ReadableStore } from '@sufra/web/storage/live-value'

/** A change of cart or order type is priced once it has rested this long. */
export const RECALCULATION_MS = 1_000

export type Fresh<Answer> = {
  /** The last there was. */
  answer: Answer | null
  /** Whether it answers the question as it stands. */
  isCurrent: boolean
  isWaiting: boolean
  /** Of the last call, null once there is an answer. */
  failure: unknown
}

export const UNASKED: Fresh<never> = {
  answer: null,
  isCurrent: false,
  isWaiting: false,
  failure: null,
}

/** Runs something later, unless the returned function is called before. */
export type After = (ms: number, run: () => void) => () => void

const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** How long to wait after the first, second and third failure; then somebody has to ask. */
const RETRY_MS = [3_000, 10_000, 30_000]

/** Once the question has rested; without waiting for that; or even if it is the same as before. */
type When = 'soon' | 'at-once' | 'again'

type FreshAnswer<Question, Answer> = ReadableStore<Fresh<Answer>> & {
  want: (question: Question | null, when?: When) => void
  /** Somebody has been told the answer already. */
  know: (question: Question, answer: Answer) => void
  retry: () => void
}

/** The answer to a question that keeps changing: an answer to an older one never counts. */
export function freshAnswer<Question extends { key: string }, Answer>(parts: {
  ask: (question: Question) => Promise<Answer>
  isWorthRetrying: (failure: unknown) => boolean
  after?: After
}): FreshAnswer<Question, Answer> {
  const { ask, isWorthRetrying, after = afterTimeout } = parts
  const state = liveValue<Fresh<Answer>>(UNASKED)
  let current: Question | null = null
  let lastCall = 0
  let cancel = () => {}

  /** Cancels what is planned and ignores answers under way. */
  const turnTo = (question: Question | null) => {
    cancel()
    cancel = () => {}
    lastCall += 1
    current = question
  }

  const send = async (question: Question, failures = 0) => {
    turnTo(question)
    const call = lastCall
    state.write({ ...state.read(), isWaiting: true, failure: null })
    try {
      const answer = await ask(question)
      if (call === lastCall) state.write(known(answer))
    } catch (failure) {
      if (call !== lastCall) return
      state.write({ ...state.read(), isWaiting: false, failure })
      const wait = RETRY_MS[failures]
      if (wait === undefined || !isWorthRetrying(failure)) return
      cancel = after(wait, () => void send(question, failures + 1))
    }
  }

  return {
    read: state.read,
    subscribe: state.subscribe,

    want(question, when = 'soon') {
      const isSame = question?.key === current?.key
      if (isSame && when !== 'again') return
      turnTo(question)
      if (!question) return state.write(UNASKED)
      const { answer, isCurrent } = state.read()
      state.write({ answer, isCurrent: isSame && isCurrent, isWaiting: true, failure: null })
      if (when === 'soon') cancel = after(RECALCULATION_MS, () => void send(question))
      else void send(question)
    },
    know(question, answer) {
      turnTo(question)
      state.write(known(answer))
    },
    retry() {
      if (current) void send(current)
    },
  }
}

const known = <Answer>(answer: Answer): Fresh<Answer> => ({
  answer,
  isCurrent: true,
  isWaiting: false,
  failure: null,
})
