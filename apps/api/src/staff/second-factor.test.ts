import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { staffSecondFactors } from './staff-tables.ts'
import { aStaffMember, sendAs, type TestStaff } from './testing/a-staff-member.ts'

const PASSWORD = 'kettle-drum-9'
const HALF_MINUTE = 30_000
let now = Date.UTC(2027, 1, 15, 12)
const clock = () => now

const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

const signIn = (app: TestApp, { email }: TestStaff, code?: string, ip?: string) =>
  app.post('/staff/login', { email, password: PASSWORD, code }, ip ? { ip } : {})

/** Somebody who has set up their code app, half a minute ago. */
async function withCodeApp(app: TestApp) {
  const member = await aStaffMember(app, { role: 'admin', password: PASSWORD })
  const begun = await sendAs(app, member, 'POST', '/staff/second-factor', { password: PASSWORD })
  const { secret, uri } = begun.json().data as { secret: string; uri: string }
  const path = '/staff/second-factor/confirmation'
  const confirmed = await sendAs(app, member, 'POST', path, { code: codeOf(secret) })
  expect(confirmed.statusCode).toBe(200)
  now += HALF_MINUTE
  const recovery = confirmed.json().data['recovery-codes'] as string[]
  return { member, secret, uri, recovery }
}

test('once set up, a code is asked for at sign-in, and each is good once', async () => {
  await using app = await buildTestApp({ clock })
  const { member, secret, uri } = await withCodeApp(app)
  expect(uri).toMatch(/^otpauth:\/\/totp\//)

  const without = await signIn(app, member)
  expect([without.statusCode, without.json().errors[0].code]).toEqual([401, 'second-factor-needed'])
  const wrong = await signIn(app, member, '000000')
  expect([wrong.statusCode, wrong.json().errors[0].code]).toEqual([422, 'wrong-second-factor'])
  expect((await signIn(app, member, codeOf(secret))).statusCode).toBe(200)
  expect((await signIn(app, member, codeOf(secret))).statusCode).toBe(422)
  const early = codeOf(secret, now - 3 * HALF_MINUTE)
  expect((await signIn(app, member, early)).statusCode).toBe(422)
  now += HALF_MINUTE
  expect((await signIn(app, member, codeOf(secret))).statusCode).toBe(200)
})

test('a recovery code gets in once, and neither it nor the secret is told again', async () => {
  await using app = await buildTestApp({ clock })
  const { member, secret, recovery } = await withCodeApp(app)
  const [first = ''] = recovery
  expect(new Set(recovery).size).toBe(10)

  expect((await signIn(app, member, first)).statusCode).toBe(200)
  expect((await signIn(app, member, first)).statusCode).toBe(422)
  const state = await sendAs(app, member, 'GET', '/staff/second-factor')
  expect(state.json().data).toEqual({ 'is-on': true, 'recovery-codes-left': 9 })
  const again = await sendAs(app, member, 'POST', '/staff/second-factor', { password: PASSWORD })
  expect([again.statusCode, again.body.includes(secret)]).toEqual([422, false])
  const rows = await app.database.forConcept(member.brand.concept.id, (db) =>
    db.select().from(staffSecondFactors),
  )
  for (const code of recovery) expect(JSON.stringify(rows)).not.toContain(code)
})

test('a set-up that is not confirmed asks for nothing', async () => {
  await using app = await buildTestApp({ clock })
  const member = await aStaffMember(app, { password: PASSWORD })
  await sendAs(app, member, 'POST', '/staff/second-factor', { password: PASSWORD })
  const wrong = await sendAs(app, member, 'POST', '/staff/second-factor/confirmation', {
    code: '000000',
  })

  expect(wrong.statusCode).toBe(422)
  expect((await signIn(app, member)).statusCode).toBe(200)
})

test('who has the session alone neither sets up nor removes anything', async () => {
  await using app = await buildTestApp({ clock })
  const { member, secret } = await withCodeApp(app)
  const other = await aStaffMember(app, { password: PASSWORD })
  const guess = { password: 'a guess' }

  const begun = await sendAs(app, other, 'POST', '/staff/second-factor', guess)
  const path = '/staff/second-factor/removal'
  const answers = [
    begun,
    await sendAs(app, member, 'POST', path, { ...guess, code: codeOf(secret) }),
    await sendAs(app, member, 'POST', path, { password: PASSWORD, code: '000000' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
  expect((await signIn(app, member)).statusCode).toBe(401)

  const right = { password: PASSWORD, code: codeOf(secret) }
  expect((await sendAs(app, member, 'POST', path, right)).statusCode).toBe(204)
  expect((await signIn(app, member)).statusCode).toBe(200)
  const acts = (await sendAs(app, member, 'GET', '/staff/acts')).json().data
  const told = acts.map(({ attributes }: { attributes: { act: string } }) => attributes.act)
  expect(told).toEqual(expect.arrayContaining(['second-factor-on', 'second-factor-off']))
})

// Every try costs a hash: on a busy machine they take their time.
test('guessing codes is limited, whatever network they come from', {
  timeout: 60_000,
}, async () => {
  await using app = await buildTestApp({ clock })
  const { member, secret } = await withCodeApp(app)
  now += 15 * 60_000

  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) {
    const code = String(guess).padStart(6, '0')
    statuses.push((await signIn(app, member, code, `198.51.${guess}.1`)).statusCode)
  }
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await signIn(app, member, codeOf(secret))).statusCode).toBe(429)
  now += 15 * 60_000 + 1
  expect((await signIn(app, member, codeOf(secret))).statusCode).toBe(200)
})
