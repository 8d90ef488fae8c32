import { liveValue, type ReadableStore } from '../storage/live-value.ts'

export type Asked<Answer> = {
  /** The last there was. */
  answer: Answer | null
  /** Whether it answers the question as it stands. */
  isCurrent: boolean
  isWaiting: boolean
  /** Of the last call, null once there is an answer. */
  failure: unknown
}

export const UNASKED: Asked<never> = {
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

export type Query<Question, Answer> = ReadableStore<Asked<Answer>> & {
  /** Resolves once the question has its answer, or has failed; at once if it is not asked yet. */
  want: (question: Question | null, when?: When) => Promise<void>
  /** Somebody has been told the answer already. */
  know: (question: Question, answer: Answer) => void
  /** For a change the server has agreed to, or is expected to: it counts for more than an answer on its way. */
  change: (make: (answer: Answer) => Answer) => void
  retry: () => void
}

/**
 * The answer to a question that may change, kept and shared by whoever shows it: an answer to an older
 * question never counts, and the last answer stays to be seen while it is asked for anew.
 */
export function query<Question extends { key: string }, Answer>(parts: {
  /** Told what is known of the same question already. */
  ask: (question: Question, before: Answer | null) => Promise<Answer>
  /** Asked again by and by; else a failure stays until somebody asks again. */
  isWorthRetrying?: (failure: unknown) => boolean
  /** How long a question rests before it is asked, unless it is wanted at once. */
  restMs?: number
  /** Whoever wants it after that long, or after a failure, has it asked for anew. */
  freshMs?: number
  after?: After
  clock?: () => number
}): Query<Question, Answer> {
  const { ask, isWorthRetrying = () => false, restMs = 0, freshMs } = parts
  const { after = afterTimeout, clock = Date.now } = parts
  const state = liveValue<Asked<Answer>>(UNASKED)
  let current: Question | null = null
  let answeredAt = 0
  let lastCall = 0
  let calling = Promise.resolve()
  let cancel = () => {}

  /** Cancels what is planned and ignores answers under way. */
  const turnTo = (question: Question | null) => {
    cancel()
    cancel = () => {}
    lastCall += 1
    current = question
  }
  const learn = (answer: Answer) => {
    answeredAt = clock()
    state.write({ answer, isCurrent: true, isWaiting: false, failure: null })
  }
  const isStale = () => {
    const { isWaiting, failure } = state.read()
    if (freshMs === undefined || isWaiting) return false
    return failure !== null || clock() - answeredAt >= freshMs
  }

  const send = async (question: Question, failures = 0) => {
    turnTo(question)
    const call = lastCall
    const before = state.read()
    state.write({ ...before, isWaiting: true, failure: null })
    try {
      const answer = await ask(question, before.isCurrent ? before.answer : null)
      if (call === lastCall) learn(answer)
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
      if (isSame && when !== 'again' && !isStale()) return calling
      turnTo(question)
      calling = Promise.resolve()
      if (!question) state.write(UNASKED)
      else {
        const { answer, isCurrent } = state.read()
        state.write({ answer, isCurrent: isSame && isCurrent, isWaiting: true, failure: null })
        if (when === 'soon' && restMs > 0) cancel = after(restMs, () => void send(question))
        else calling = send(question)
      }
      return calling
    },
    know(question, answer) {
      turnTo(question)
      learn(answer)
    },
    change(make) {
      const { answer, isCurrent } = state.read()
      if (answer === null || !isCurrent) return
      turnTo(current)
      learn(make(answer))
    },
    retry() {
      if (current) void send(current)
    },
  }
}
