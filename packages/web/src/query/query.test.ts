import { expect, test } from 'vitest'
import { type After, query } from './query.ts'

const REST_MS = 1_000

type Question = { key: string }
type Call = { key: string; answer: (text: string) => void; fail: (failure: Error) => void }

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A clock that stands until it is moved, and a server that answers when it is told to. */
function aQuery(freshMs?: number) {
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
  const tea = query<Question, string>({
    restMs: REST_MS,
    ...(freshMs && { freshMs }),
    clock: () => now,
    after,
    isWorthRetrying: (failure) => failure instanceof Error && failure.message === 'away',
    ask: ({ key }) =>
      new Promise((answer, fail) => {
        calls.push({ key, answer, fail })
      }),
  })
  return {
    ...tea,
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
  const tea = aQuery()
  tea.want({ key: 'one tea' })
  await tea.wait(REST_MS - 1)
  tea.want({ key: 'two teas' })
  await tea.wait(REST_MS - 1)
  expect(tea.asked()).toEqual([])
  expect(tea.read()).toMatchObject({ isWaiting: true, isCurrent: false })
  await tea.wait(1)
  expect(tea.asked()).toEqual(['two teas'])
})

test('the same question is asked once', async () => {
  const tea = aQuery()
  tea.want({ key: 'one tea' })
  tea.want({ key: 'one tea' })
  await tea.wait(REST_MS)
  tea.want({ key: 'one tea' }, 'at-once')
  expect(tea.asked()).toEqual(['one tea'])
})

// proves CP-20
test('who asks again gets a new answer, and keeps the old one until then', async () => {
  const tea = aQuery()
  tea.want({ key: 'one tea' }, 'at-once')
  tea.calls[0]?.answer('3.00')
  await settled()
  tea.want({ key: 'one tea' }, 'again')
  expect(tea.read()).toMatchObject({ answer: '3.00', isCurrent: true, isWaiting: true })
  tea.calls[1]?.answer('3.50')
  await settled()
  expect(tea.read()).toMatchObject({ answer: '3.50', isCurrent: true, isWaiting: false })
})

test('an answer to an older question never wins, in whatever order answers come', async () => {
  const tea = aQuery()
  tea.want({ key: 'one tea' }, 'at-once')
  tea.want({ key: 'two teas' }, 'at-once')
  tea.calls[1]?.answer('6.00')
  await settled()
  tea.calls[0]?.answer('3.00')
  await settled()
  expect(tea.read()).toMatchObject({ answer: '6.00', isCurrent: true })

  tea.want({ key: 'three teas' })
  tea.want(null)
  await tea.wait(REST_MS)
  expect(tea.asked()).toHaveLength(2)
  expect(tea.read()).toMatchObject({ answer: null, isWaiting: false })
})

test('what somebody was told already is not asked for', async () => {
  const tea = aQuery()
  tea.know({ key: 'tea with a coupon' }, '2.70')
  tea.want({ key: 'tea with a coupon' }, 'at-once')
  await tea.wait(REST_MS)
  expect(tea.asked()).toEqual([])
  expect(tea.read()).toMatchObject({ answer: '2.70', isCurrent: true })
})

test('a server that is away is asked again by and by, a refusal is not', async () => {
  const tea = aQuery()
  tea.want({ key: 'one tea' }, 'at-once')
  tea.calls[0]?.fail(new Error('away'))
  await settled()
  expect(tea.read()).toMatchObject({ isWaiting: false, failure: new Error('away') })
  for (const [calls, ms] of [
    [2, 3_000],
    [3, 10_000],
    [4, 30_000],
    [4, 600_000],
  ] as const) {
    await tea.wait(ms)
    expect(tea.asked()).toHaveLength(calls)
    tea.calls.at(-1)?.fail(new Error('away'))
    await settled()
  }
  tea.retry()
  expect(tea.asked()).toHaveLength(5)
  tea.calls.at(-1)?.fail(new Error('refused'))
  await tea.wait(600_000)
  expect(tea.asked()).toHaveLength(5)
})

test('a change after a failure is a new question', async () => {
  const tea = aQuery()
  tea.want({ key: 'one tea' }, 'at-once')
  tea.calls[0]?.fail(new Error('away'))
  await settled()
  tea.want({ key: 'two teas' })
  expect(tea.read().failure).toBeNull()
  await tea.wait(REST_MS)
  await tea.wait(60_000)
  expect(tea.asked()).toEqual(['one tea', 'two teas'])
})

test('what is older than it may be is asked for anew, and stays to be seen meanwhile', async () => {
  const tea = aQuery(30_000)
  tea.want({ key: 'one tea' }, 'at-once')
  tea.calls[0]?.answer('3.00')
  await settled()
  await tea.wait(29_999)
  tea.want({ key: 'one tea' }, 'at-once')
  expect(tea.asked()).toHaveLength(1)
  await tea.wait(1)
  tea.want({ key: 'one tea' }, 'at-once')
  expect(tea.asked()).toHaveLength(2)
  expect(tea.read()).toMatchObject({ answer: '3.00', isCurrent: true })
  tea.calls[1]?.fail(new Error('refused'))
  await settled()
  expect(tea.read()).toMatchObject({ answer: '3.00', isCurrent: true, isWaiting: false })
})

test('a change counts for more than an answer that was on its way before it', async () => {
  const tea = aQuery()
  tea.want({ key: 'one tea' }, 'at-once')
  tea.change(() => 'nothing to change yet')
  expect(tea.read().answer).toBeNull()
  tea.calls[0]?.answer('3.00')
  await settled()
  tea.want({ key: 'one tea' }, 'again')
  tea.change((price) => `${price} and a tip`)
  tea.calls[1]?.answer('3.50')
  await settled()
  expect(tea.read()).toMatchObject({ answer: '3.00 and a tip', isCurrent: true, isWaiting: false })
})
