import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, anAccount, PASSWORD, type TestCustomer } from '../testing/test-customers.ts'
import { codeSentTo, mailTo, sentTo } from '../testing/test-outbox.ts'

async function anApp(environment = {}) {
  const time = { now: Date.UTC(2026, 10, 15, 9) }
  const app = await buildTestApp({ clock: () => time.now, environment })
  return Object.assign(app, { time })
}

/** An address nobody has had yet. */
const anEmail = () => `${crypto.randomUUID()}@example.com`

/** Somebody who has signed up with an address and proven the number. */
async function signUp(app: TestApp, email: string) {
  const account = anAccount({ email })
  const { data } = (await app.post('/customers', account)).json()
  const code = await codeSentTo(app, account.username)
  const session = (await app.post(`/customers/${data.id}/verify`, { code })).json().data
  return {
    brand: RIYADH_BRAND,
    id: session.id,
    token: session.attributes.token,
    ...session.attributes,
  }
}

type Somebody = Pick<TestCustomer, 'brand' | 'id' | 'token'>

const tokenMailedTo = async (app: TestApp, email: string) =>
  /verify-email#(\S+)/.exec((await mailTo(app, email))?.text ?? '')?.[1] ?? ''

const verify = (app: TestApp, who: Somebody, token: string) =>
  app.as(who).post(`/customers/${who.id}/email/verify`, { token })

const resetMailsTo = async (app: TestApp, email: string) => {
  await app.post('/forgotPassword', { email })
  // Mail goes out after the answer; closing waits for it, a moment is enough here.
  await new Promise((done) => setTimeout(done, 200))
  return (await sentTo(app, email)).filter(({ text }) => text.includes('/reset-password#')).length
}

test('who signs up gets a link, and has verified the address once it is opened', async () => {
  await using app = await anApp()
  const email = anEmail()
  const nora = await signUp(app, email)
  expect(nora['email-verified']).toBe(false)

  const token = await tokenMailedTo(app, email)
  const verified = await verify(app, nora, token)
  const again = await verify(app, nora, token)

  expect(verified.json().data.attributes).toMatchObject({ email, 'email-verified': true })
  expect(again.statusCode).toBe(400)
  expect(again.json().errors[0].code).toBe('email-link-spent')
  expect(await resetMailsTo(app, email)).toBe(1)
})

// An attacker registers their own phone with the victim's address, and waits for the victim to come.
test('an address that was only said to be theirs recovers nothing', async () => {
  await using app = await anApp()
  const email = anEmail()
  const attacker = await signUp(app, email)
  const known = await app.post('/forgotPassword', { email })
  const unknown = await app.post('/forgotPassword', { email: anEmail() })

  expect(known.body).toBe(unknown.body)
  expect(await resetMailsTo(app, email)).toBe(0)
  // Opened by whoever reads the mail, and not by who is signed in, the link does nothing.
  const token = await tokenMailedTo(app, email)
  const victim = await aCustomer(app)
  const opened = await verify(app, victim, token)
  expect(opened.json().errors[0].code).toBe('email-link-spent')
  const visitor = await app.post(`/customers/${attacker.id}/email/verify`, { token })
  expect(visitor.statusCode).toBe(401)
})

test('whoever shows to read an address takes it from who only said it was theirs', async () => {
  await using app = await anApp()
  const email = anEmail()
  const squatter = await signUp(app, email)
  app.time.now += 1_000
  const owner = await signUp(app, email)
  expect(owner.email).toBeNull()
  await expect.poll(() => sentTo(app, email)).toHaveLength(2)

  const verified = await verify(app, owner, await tokenMailedTo(app, email))

  expect(verified.json().data.attributes).toMatchObject({ email, 'email-verified': true })
  const left = await app.as(squatter).get(`/customers/${squatter.id}`)
  expect(left.json().data.attributes).toMatchObject({ email: null, 'email-verified': false })
})

test('another address is not verified until its own link is opened, and the old link is worth nothing', async () => {
  await using app = await anApp()
  const [first, second] = [anEmail(), anEmail()]
  const nora = await signUp(app, first)
  const old = await tokenMailedTo(app, first)

  const changed = await app.as(nora).patch(`/customers/${nora.id}`, { email: second })
  const late = await verify(app, nora, old)
  const verified = await verify(app, nora, await tokenMailedTo(app, second))

  expect(changed.json().data.attributes).toMatchObject({ email: second, 'email-verified': false })
  expect(late.statusCode).toBe(400)
  expect(verified.json().data.attributes).toMatchObject({ email: second, 'email-verified': true })
})

test('an address another account gives as well is had by opening its link', async () => {
  await using app = await anApp()
  const email = anEmail()
  await aCustomer(app, { email, isEmailVerified: false })
  const owner = await aCustomer(app)

  const asked = await app.as(owner).patch(`/customers/${owner.id}`, { email })
  const verified = await verify(app, owner, await tokenMailedTo(app, email))

  expect(asked.statusCode).toBe(422)
  expect(asked.json().errors[0].code).toBe('email-taken')
  expect(verified.json().data.attributes).toMatchObject({ email, 'email-verified': true })
})

test('a link is good for a day; another may be asked for, three times an hour', async () => {
  await using app = await anApp()
  const email = anEmail()
  const nora = await aCustomer(app, { email, isEmailVerified: false, password: PASSWORD })
  const resend = () => app.as(nora).post(`/customers/${nora.id}/email/verification`)
  const statuses: number[] = []
  for (let time = 0; time < 4; time++) statuses.push((await resend()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])

  app.time.now += 61 * 60_000
  expect((await resend()).statusCode).toBe(200)
  await expect.poll(() => sentTo(app, email)).toHaveLength(4)
  const token = await tokenMailedTo(app, email)
  app.time.now += 24 * 60 * 60_000
  expect((await verify(app, nora, token)).statusCode).toBe(400)
})

test('who has nothing to verify is sent nothing', async () => {
  await using app = await anApp()
  const verified = await aCustomer(app, { email: anEmail() })

  const asked = await app.as(verified).post(`/customers/${verified.id}/email/verification`)

  expect(asked.json().errors[0].code).toBe('nothing-to-resend')
})
