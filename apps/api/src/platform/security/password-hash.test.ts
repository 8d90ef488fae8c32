import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashPassword, inLines, isPassword } from './password-hash.ts'

// proves IM-32
test('a password is known again, and only that one', async () => {
  const hash = await hashPassword('x7#mK2pL')

  expect(await isPassword('x7#mK2pL', hash)).toBe(true)
  expect(await isPassword('x7#mK2pl', hash)).toBe(false)
  expect(await isPassword('x7#mK2pL', null)).toBe(false)
})

// proves IM-32
test('what is kept is argon2id, strong enough, and never twice the same', async () => {
  const [one, other] = await Promise.all([hashPassword('x7#mK2pL'), hashPassword('x7#mK2pL')])

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('a letter typed in another way is the same letter', async () => {
  expect(await isPassword('caf\u00e9-x7#mK', await hashPassword('cafe\u0301-x7#mK'))).toBe(true)
})

test('no more run at once than may', async () => {
  const inTurn = inLines({ atOnce: 2, waiting: 10 })
  let running = 0
  let most = 0
  const work = () =>
    inTurn(1, async () => {
      most = Math.max(most, ++running)
      await setTimeout(5)
      running--
    })

  await Promise.all([...Array(7)].map(work))
  await inTurn(1, () => Promise.reject(new Error('no'))).catch(() => {})
  await work()

  expect(most).toBe(2)
})

test('a full line takes nobody more, and says when to come back', async () => {
  const inTurn = inLines({ atOnce: 1, waiting: 2 })
  const all = await Promise.allSettled(
    [...Array(5)].map(() => inTurn(1, () => setTimeout(5, 'done'))),
  )

  const refused = all.filter((it) => it.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toMatchObject([
    { status: 429, retryAfter: 2 },
    { status: 429, retryAfter: 2 },
  ])
})

test('the lines take turns: whoever stands alone in one does not wait for a crowd in another', async () => {
  const inTurn = inLines({ atOnce: 1, waiting: 50 })
  const done: string[] = []
  const work = (line: number, name: string) =>
    inTurn(line, async () => {
      await setTimeout(1)
      done.push(name)
    })

  const crowd = [...Array(20)].map((_, place) => work(1, `crowd ${place}`))
  await Promise.all([...crowd, work(2, 'alone')])

  expect(done.indexOf('alone')).toBeLessThanOrEqual(2)
  expect(done).toHaveLength(21)
})
