import { expect, test } from 'vitest'
import { type After, freshAnswer, RECALCULATION_MS } from './fresh-answer.ts'

type Question = { key: string }
type Call = { key: string; answer: (text: string) => void; fail: (failure: Error) => void }

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A clock that stands until it is moved, and a server that answers when it is told to. */
function aDesk() {
  let now = 0
  let plans: { at: number; run: () => void }[] = []
  const calls: Call[] = []
  const after: After = (ms, run) => {
    const plan = { at: now + ms, run }
    plans.push(plan)
    return () => {
      plans = plans.filter((each) => each !== plan)
    }
  }
  const desk = freshAnswer<Question, string>({
    after,
    isWorthRetrying: (failure) => failure instanceof Error && failure.message === 'away',
    ask: ({ key }) =>
      new Promise((answer, fail) => {
        calls.push({ key, answer, fail })
      }),
  })
  return {
    ...desk,
    calls,
    asked: () => calls.map(({ key }) => key),
    async wait(ms: number) {
      now += ms
      const due = plans.filter(({ at }) => at <= now)
      plans = plans.filter(({ at }) => at > now)
      for (const { run } of due) run()
      await settled()
    },
  }
}

// proves CU-21
test('a change is asked about one second after the last of its kind', async () => {
  const desk = aDesk()
  desk.want({ key: 'one tea' })
  await desk.wait(RECALCULATION_MS - 1)
  desk.want({ key: 'two teas' })
  await desk.wait(RECALCULATION_MS - 1)
  expect(desk.asked()).toEqual([])
  expect(desk.read()).toMatchObject({ isWaiting: true, isCurrent: false })
  await desk.wait(1)
  expect(desk.asked()).toEqual(['two teas'])
})

test('the same question is asked once', async () => {
  const desk = aDesk()
  desk.want({ key: 'one tea' })
  desk.want({ key: 'one tea' })
  await desk.wait(RECALCULATION_MS)
  desk.want({ key: 'one tea' }, 'at-once')
  expect(desk.asked()).toEqual(['one tea'])
})

// proves CP-20
test('who asks again gets a new answer, and keeps the old one until then', async () => {
  const desk = aDesk()
  desk.want({ key: 'one tea' }, 'at-once')
  desk.calls[0]?.answer('3.00')
  await settled()
  desk.want({ key: 'one tea' }, 'again')
  expect(desk.read()).toMatchObject({ answer: '3.00', isCurrent: true, isWaiting: true })
  desk.calls[1]?.answer('3.50')
  await settled()
  expect(desk.read()).toMatchObject({ answer: '3.50', isCurrent: true, isWaiting: false })
})

test('an answer to an older question never wins, in whatever order answers come', async () => {
  const desk = aDesk()
  desk.want({ key: 'one tea' }, 'at-once')
  desk.want({ key: 'two teas' }, 'at-once')
  desk.calls[1]?.answer('6.00')
  await settled()
  desk.calls[0]?.answer('3.00')
  await settled()
  expect(desk.read()).toMatchObject({ answer: '6.00', isCurrent: true })

  desk.want({ key: 'three teas' })
  desk.want(null)
  await desk.wait(RECALCULATION_MS)
  expect(desk.asked()).toHaveLength(2)
  expect(desk.read()).toMatchObject({ answer: null, isWaiting: false })
})

test('what somebody was told already is not asked for', async () => {
  const desk = aDesk()
  desk.know({ key: 'tea with a coupon' }, '2.70')
  desk.want({ key: 'tea with a coupon' }, 'at-once')
  await desk.wait(RECALCULATION_MS)
  expect(desk.asked()).toEqual([])
  expect(desk.read()).toMatchObject({ answer: '2.70', isCurrent: true })
})

test('a server that is away is asked again by and by, a refusal is not', async () => {
  const desk = aDesk()
  desk.want({ key: 'one tea' }, 'at-once')
  desk.calls[0]?.fail(new Error('away'))
  await settled()
  expect(desk.read()).toMatchObject({ isWaiting: false, failure: new Error('away') })
  for (const [calls, ms] of [
    [2, 3_000],
    [3, 10_000],
    [4, 30_000],
    [4, 600_000],
  ] as const) {
    await desk.wait(ms)
    expect(desk.asked()).toHaveLength(calls)
    desk.calls.at(-1)?.fail(new Error('away'))
    await settled()
  }
  desk.retry()
  expect(desk.asked()).toHaveLength(5)
  desk.calls.at(-1)?.fail(new Error('refused'))
  await desk.wait(600_000)
  expect(desk.asked()).toHaveLength(5)
})

test('a change after a failure is a new question', async () => {
  const desk = aDesk()
  desk.want({ key: 'one tea' }, 'at-once')
  desk.calls[0]?.fail(new Error('away'))
  await settled()
  desk.want({ key: 'two teas' })
  expect(desk.read().failure).toBeNull()
  await desk.wait(RECALCULATION_MS)
  await desk.wait(60_000)
  expect(desk.asked()).toEqual(['one tea', 'two teas'])
})
