import type { TestApp } from './test-app.ts'
import { aGuest } from './test-customers.ts'
import { codeSentTo } from './test-outbox.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** One way to try a code. True: the guess was looked at, rightly or wrongly. */
export type GuessRoute = (app: TestApp, target: Target, code: string) => Promise<boolean>
export type Target = { username: string; verificationId: string }
/** A guess that was looked at: when, and how many codes had been sent before. */
export type Guess = { at: number; codes: number }

/** Every way to write the number of the victim, turn and turn about. */
const SPELLINGS: ((username: string) => string)[] = [
  (username) => username,
  (username) => `+${username}`,
  (username) => `00${username}`,
  (username) => username.replace('966', '966 0'),
  (username) => username.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit),
]
let turns = 0

/** From another address each time, with whatever else might be taken for a key. */
const elsewhere = () => {
  turns++
  return {
    ip: `198.51.${turns % 250}.${(turns * 7) % 250}`,
    headers: { 'x-forwarded-for': `10.0.0.${turns % 250}`, 'user-agent': `attacker ${turns}` },
  }
}

export const guessByLogin: GuessRoute = async (app, { username }, code) => {
  const spelled = SPELLINGS[turns % SPELLINGS.length]?.(username) ?? username
  const body = { username: spelled, password: code, attempt: turns, mobile: String(turns) }
  return wasLookedAt(await app.post('/login/guest', body, elsewhere()))
}

export const guessByVerify: GuessRoute = async (app, { verificationId }, code) =>
  wasLookedAt(await app.post(`/customers/${verificationId}/verify`, { code }, elsewhere()))

function wasLookedAt(response: { statusCode: number; json(): { errors?: unknown } }) {
  if (response.statusCode === 200) return true
  const { errors } = response.json()
  return Array.isArray(errors) && errors[0]?.code === 'wrong-code'
}

/**
 * Asks for a new code whenever it may, and tries wrong ones through every route, for as long as said.
 * Answers with the guesses that were looked at.
 */
export async function attack(
  app: TestApp & { time: { now: number } },
  given: { target: Target; mobile: string; routes: GuessRoute[]; lasts: number; pause: number },
): Promise<Guess[]> {
  const { mobile, routes } = given
  const { username } = given.target
  let target = given.target
  const guesses: Guess[] = []
  let codes = 1
  for (const end = app.time.now + given.lasts; app.time.now < end; app.time.now += given.pause) {
    const body = { id: target.verificationId, mobile }
    const resent = await app.post('/resendsms', body, elsewhere())
    if (resent.statusCode === 200) codes++
    if (resent.statusCode === 400) {
      const again = await app.post('/customers', aGuest({ mobile, username }), elsewhere())
      if (again.statusCode === 201) {
        codes++
        target = { username, verificationId: again.json().data.id }
      }
    }
    const right = await codeSentTo(app, username)
    for (let guess = 0; guess < 8; guess++) {
      const route = routes[guess % routes.length] ?? guessByLogin
      const wrong = String((Number(right) + 1 + guess) % 10 ** 6).padStart(6, '0')
      if (await route(app, target, wrong)) guesses.push({ at: app.time.now, codes })
    }
  }
  return guesses
}

/** Which of the limits the guesses went beyond; there must be none. */
export function limitsBroken(guesses: readonly Guess[]): string[] {
  const perCode = Object.values(Object.groupBy(guesses, ({ codes }) => codes))
  return [
    ...(perCode.some((of = []) => of.length > 5) ? ['5 a code'] : []),
    ...(mostWithin(guesses, HOUR_MS) > 10 ? ['10 an hour'] : []),
    ...(mostWithin(guesses, 24 * HOUR_MS) > 20 ? ['20 a day'] : []),
  ]
}

const mostWithin = (guesses: readonly Guess[], ms: number) =>
  Math.max(
    0,
    ...guesses.map(({ at }) => guesses.filter((it) => it.at <= at && it.at > at - ms).length),
  )
