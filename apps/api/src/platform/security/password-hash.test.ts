import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atOnce, hashPassword, isPassword } from './password-hash.ts'

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
  const inTurn = atOnce(2)
  let running = 0
  let most = 0
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, ++running)
      await setTimeout(5)
      running--
    })

  await Promise.all([...Array(7)].map(work))
  await inTurn(() => Promise.reject(new Error('no'))).catch(() => {})
  await work()

  expect(most).toBe(2)
})
