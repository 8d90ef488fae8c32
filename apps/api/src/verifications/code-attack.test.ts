import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  attack,
  type GuessRoute,
  guessByLogin,
  guessByVerify,
  limitsBroken,
} from '../testing/code-attack.ts'
import { buildTestApp, cookiesOf } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, aGuest } from '../testing/test-customers.ts'
import { anotherCode, codeSentTo } from '../testing/test-outbox.ts'
import { isCode } from './code-hash.ts'
import { mobileCodes } from './verification-tables.ts'

const HOUR_MS = 60 * 60_000

async function anApp(now = Date.UTC(2026, 10, 15, 9)) {
  const time = { now }
  const app = await buildTestApp({ clock: () => time.now })
  return Object.assign(app, { time })
}

/** A number that has been sent a code. */
async function aTarget(app: Awaited<ReturnType<typeof anApp>>) {
  const guest = aGuest()
  const { data } = (await app.post('/customers', guest)).json()
  return { mobile: guest.mobile, target: { username: guest.username, verificationId: data.id } }
}

// proves IM-06
test('days of guessing through every route stay within 5 a code, 10 an hour and 20 a day', async () => {
  await using app = await anApp()
  const given = await aTarget(app)

  const guesses = await attack(app, {
    ...given,
    routes: [guessByLogin, guessByVerify],
    lasts: 50 * HOUR_MS,
    pause: HOUR_MS / 2,
  })

  expect(guesses.length).toBeGreaterThan(40)
  expect(limitsBroken(guesses)).toEqual([])
}, 120_000)

/** A route somebody forgot to limit. */
const unlimitedGuess: GuessRoute = async (app, { username }, code) => {
  const [kept] = await app.database.forConcept(RIYADH_BRAND.concept.id, (db) =>
    db
      .select()
      .from(mobileCodes)
      .where(
        and(eq(mobileCodes.conceptId, RIYADH_BRAND.concept.id), eq(mobileCodes.username, username)),
      ),
  )
  isCode(code, kept ?? { codeHash: null, salt: '' })
  return true
}

// The negative control: the attack must find out a route without the limit.
test('a route without the limit is found out', async () => {
  await using app = await anApp()
  const given = await aTarget(app)

  const guesses = await attack(app, {
    ...given,
    routes: [guessByLogin, guessByVerify, unlimitedGuess],
    lasts: 12 * HOUR_MS,
    pause: HOUR_MS / 2,
  })

  expect(limitsBroken(guesses)).toContain('20 a day')
}, 120_000)

// proves IM-06
test('of two hundred guesses at once, five are looked at', async () => {
  await using app = await anApp()
  const { target } = await aTarget(app)
  const wrong = anotherCode(await codeSentTo(app, target.username))

  const all = await Promise.all(
    Array.from({ length: 200 }, (_, turn) =>
      (turn % 2 ? guessByLogin : guessByVerify)(app, target, wrong),
    ),
  )

  expect(all.filter(Boolean)).toHaveLength(5)
}, 60_000)

// proves IM-06
test('a burnt code is worth nothing, even when it is right, until a new one is sent', async () => {
  await using app = await anApp()
  const { target, mobile } = await aTarget(app)
  const code = await codeSentTo(app, target.username)
  for (let guess = 0; guess < 5; guess++) await guessByLogin(app, target, anotherCode(code))
  const signIn = (password: string) =>
    app.post('/login/guest', { username: target.username, password })

  const burnt = await signIn(code)
  app.time.now += 61_000
  await app.post('/resendsms', { id: target.verificationId, mobile })
  const fresh = await signIn(await codeSentTo(app, target.username))

  expect(burnt.statusCode).toBe(401)
  expect(burnt.json().errors[0].code).toBe('code-burnt')
  expect(fresh.statusCode).toBe(200)
})

// proves IM-06
test('a restart forgets nothing', async () => {
  const before = await anApp()
  const { target } = await aTarget(before)
  const code = await codeSentTo(before, target.username)
  for (let guess = 0; guess < 4; guess++) await guessByLogin(before, target, anotherCode(code))
  const { now } = before.time
  await before[Symbol.asyncDispose]()

  await using after = await anApp(now)
  const fifth = await guessByLogin(after, target, anotherCode(code))
  const sixth = await guessByLogin(after, target, code)

  expect([fifth, sixth]).toEqual([true, false])
})

// proves IM-06
test('of two right guesses at once, one signs in', async () => {
  await using app = await anApp()
  const { target } = await aTarget(app)
  const code = await codeSentTo(app, target.username)
  const body = { username: target.username, password: code }

  const both = await Promise.all([
    app.post('/login/guest', body),
    app.post('/login/guest', body),
    app.post(`/customers/${target.verificationId}/verify`, { code }),
  ])

  expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(
    1,
  )
})

test('a number that was never sent a code is answered like one that was', async () => {
  await using app = await anApp()
  const { target } = await aTarget(app)
  const code = await codeSentTo(app, target.username)
  const never = aGuest().username
  const answersFor = async (username: string) => {
    const answers: string[] = []
    for (let guess = 0; guess < 7; guess++) {
      const response = await app.post('/login/guest', { username, password: anotherCode(code) })
      answers.push(`${response.statusCode} ${response.body}`)
    }
    return answers
  }

  expect(await answersFor(never)).toEqual(await answersFor(target.username))
})

/** Somebody who has been sent a code, and the browser they asked with. */
async function anOwner(
  app: Awaited<ReturnType<typeof anApp>>,
  guest = aGuest(),
  ip = '203.0.113.1',
) {
  const asked = await app.post('/customers', guest, { ip })
  return { guest, id: asked.json().data.id, headers: cookiesOf(asked), status: asked.statusCode }
}

// proves IM-06
test('after a day of wrong guesses the owner signs in with a new code within minutes', async () => {
  await using app = await anApp()
  const given = await aTarget(app)
  await attack(app, {
    ...given,
    routes: [guessByLogin, guessByVerify],
    lasts: 3 * HOUR_MS,
    pause: HOUR_MS / 2,
  })
  app.time.now += 61_000

  const { guest } = await anOwner(app, aGuest({ ...given.target, mobile: given.mobile }))
  const password = await codeSentTo(app, guest.username)
  const body = { username: guest.username, password }
  const signedIn = await app.post('/login/guest', body, { ip: '203.0.113.2' })

  expect(signedIn.statusCode).toBe(200)
}, 60_000)

// proves IM-06
test('whoever guesses at the code another asked for does not take it from them', async () => {
  await using app = await anApp()
  const { guest, id, headers } = await anOwner(app)
  const target = { username: guest.username, verificationId: crypto.randomUUID() }
  const code = await codeSentTo(app, guest.username)
  for (let guess = 0; guess < 30; guess++) await guessByLogin(app, target, anotherCode(code))

  // The right one as well: the last look is the owner's.
  const stolen = await app.post(
    '/login/guest',
    { username: guest.username, password: code },
    { ip: '198.51.100.1' },
  )
  const byId = await app.post(`/customers/${id}/verify`, { code }, { ip: '192.0.2.9', headers })

  expect(stolen.statusCode).toBe(401)
  expect(byId.statusCode).toBe(200)
})

test('the look that is the owner’s is one: a wrong guess more, and the code is burnt for them too', async () => {
  await using app = await anApp()
  const { guest, headers } = await anOwner(app)
  const target = { username: guest.username, verificationId: crypto.randomUUID() }
  const code = await codeSentTo(app, guest.username)
  for (let guess = 0; guess < 5; guess++) await guessByLogin(app, target, anotherCode(code))
  const signIn = (password: string) =>
    app.post('/login/guest', { username: guest.username, password }, { headers })

  const wrong = await signIn(anotherCode(code))
  const right = await signIn(code)

  for (const answer of [wrong, right]) {
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errors[0].code).toBe('code-burnt')
  }
})

// proves IM-06
test('strangers cannot have all codes of a number: some are left for its owner’s device', async () => {
  await using app = await anApp()
  const { guest, id, headers } = await anOwner(app)
  const code = await codeSentTo(app, guest.username)
  await app.post(`/customers/${id}/verify`, { code }, { headers })
  app.time.now += 2 * HOUR_MS
  const statuses: number[] = []
  for (let turn = 0; turn < 8; turn++) {
    const asked = await app.post('/customers', guest, { ip: `198.51.${turn}.1` })
    statuses.push(asked.statusCode)
    app.time.now += 61_000
  }

  const owner = await app.post('/customers', guest, { headers, ip: '203.0.113.1' })

  expect(statuses.filter((status) => status === 201)).toHaveLength(4)
  expect(owner.statusCode).toBe(201)
  const body = { code: await codeSentTo(app, guest.username) }
  const verify = `/customers/${owner.json().data.id}/verify`
  expect((await app.post(verify, body, { headers })).statusCode).toBe(200)
})

// proves IM-06
test('where all callers look alike, the owner’s device still gets a code and its look', async () => {
  await using app = await anApp()
  const guest = aGuest()
  const asked = await app.post('/customers', guest)
  const headers = cookiesOf(asked)
  const first = { code: await codeSentTo(app, guest.username) }
  await app.post(`/customers/${asked.json().data.id}/verify`, first, { headers })
  app.time.now += 25 * HOUR_MS
  for (let turn = 0; turn < 10; turn++) {
    if (turn === 5) app.time.now += HOUR_MS
    const { data } = (await app.post('/customers', guest)).json()
    for (let guess = 0; guess < 6; guess++) {
      await app.post(`/customers/${data.id}/verify`, { code: 'wrong' })
    }
    app.time.now += 61_000
  }

  const stranger = await app.post('/customers', guest)
  const owner = await app.post('/customers', guest, { headers })
  const body = { username: guest.username, password: await codeSentTo(app, guest.username) }
  const signedIn = await app.post('/login/guest', body, { headers })

  expect(stranger.statusCode).toBe(429)
  expect(owner.statusCode).toBe(201)
  expect(signedIn.statusCode).toBe(200)
})

test('one network cannot have all codes of a number: who asks from elsewhere gets one', async () => {
  await using app = await anApp()
  const guest = aGuest()
  const statuses: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const asked = await app.post('/customers', guest, { ip: `198.51.100.${turn}` })
    statuses.push(asked.statusCode)
    app.time.now += 61_000
  }

  expect(statuses).toEqual([201, 201, 201, 429, 429])
  expect((await anOwner(app, guest)).status).toBe(201)
})

test('who is signed in stays so while somebody burns codes of their number', async () => {
  await using app = await anApp()
  const victim = await aCustomer(app)
  const number = { mobile: victim.mobile, username: victim.username }
  const { data } = (await app.post('/customers', aGuest(number))).json()
  const target = { username: victim.username ?? '', verificationId: data.id }

  for (let guess = 0; guess < 30; guess++) await guessByVerify(app, target, '000000')

  expect((await app.as(victim).get(`/customers/${victim.id}`)).statusCode).toBe(200)
})
