import { OutboxList } from '@sufra/contract/people/outbox'
import { expect, test } from 'vitest'
import { buildTestApp, headersOf, type TestApp } from '../../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../../testing/test-brands.ts'
import { aGuest } from '../../testing/test-customers.ts'
import { insertOutboxMessage } from './outbox-queries.ts'

const REAL = {
  DEMO: false,
  SMS: 'unifonic',
  UNIFONIC_APP_SID: 'a',
  UNIFONIC_SENDER: 'b',
  MAIL: 'smtp',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'a@b.test',
} as const

const open = (app: TestApp, path: string, brand = RIYADH_BRAND) =>
  app.app.inject({ url: `/dev${path}`, headers: { host: headersOf(brand).host ?? '' } })

// proves IM-04
test('what the demo would have sent can be read, as a page and as JSON', async () => {
  await using app = await buildTestApp()
  const guest = aGuest()
  await app.post('/customers', guest)

  const page = await open(app, '/outbox')
  const { data } = OutboxList.parse((await open(app, `/outbox.json?to=${guest.username}`)).json())

  expect(data).toHaveLength(1)
  expect(data[0]?.attributes).toMatchObject({ kind: 'sms', to: guest.username })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain(`+${guest.username}`)
  expect(page.body).toContain('is your Olive code')
})

test('it is of one brand, and kept by nobody', async () => {
  await using app = await buildTestApp()
  const guest = aGuest()
  await app.post('/customers', guest)

  const elsewhere = await open(app, '/outbox', KUWAIT_BRAND)
  const own = await open(app, '/outbox')

  expect(elsewhere.body).not.toContain(guest.username)
  expect(own.headers['cache-control']).toBe('no-store')
})

test('what a message says is shown, not run', async () => {
  await using app = await buildTestApp()
  const payload = '<script>alert(1)</script><img src=x onerror="alert(2)">'
  const message = { conceptId: 1, kind: 'mail', recipient: payload, sentAt: new Date() } as const
  await app.database.forConcept(1, (db) =>
    insertOutboxMessage(db, { ...message, subject: payload, body: payload }),
  )

  const { body, headers } = await open(app, '/outbox')

  expect(body).not.toMatch(/<script|<img/)
  expect(body).toContain('&lt;script&gt;')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

// proves IM-04
test.each(['/outbox', '/outbox.json'])('outside a demo there is no %s', async (path) => {
  await using app = await buildTestApp({ environment: REAL })

  expect((await open(app, path)).statusCode).toBe(404)
})

test('a text that cannot be sent is a matter of trying again', async () => {
  await using app = await buildTestApp({
    environment: { ...REAL, UNIFONIC_URL: 'http://127.0.0.1:1' },
  })

  const guest = aGuest()
  const response = await app.post('/customers', guest)

  expect(response.statusCode).toBe(503)
  expect(response.json().errors.code).toBe('unavailable')
  expect((await app.post('/customers', guest)).statusCode).toBe(503)
})
