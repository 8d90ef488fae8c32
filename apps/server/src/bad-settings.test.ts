import { createServer } from 'node:http'
import { databaseUrl } from '@sufra/api/testing/database-server'
import { testDatabase } from '@sufra/api/testing/test-database'
import { expect, inject, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { dataDirectory } from './testing/data-directory.ts'
import { spawnProduct } from './testing/spawned-product.ts'

/** As where real customers come. */
const REAL = {
  DEMO: 'false',
  SMS: 'unifonic',
  UNIFONIC_APP_SID: 'sid',
  UNIFONIC_SENDER: 'Sufra',
  MAIL: 'smtp',
  SMTP_URL: 'smtp://localhost:25',
  MAIL_FROM: 'sufra@example.com',
}

/** What the product says when it cannot start with these settings: one line, and an exit code that tells. */
async function complaintOf(settings: NodeJS.ProcessEnv) {
  await using product = spawnProduct(settings)
  const { code, complaint } = await product.ended
  expect(code).toBe(1)
  expect(complaint).toMatch(/^[^\n]+\n$/)
  expect(complaint).not.toMatch(/\bat .*:\d+:\d+/)
  return complaint
}

// proves IM-36
test.concurrent.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'not a url'],
  ['DATABASE_URL', 'mysql://root@localhost/shop'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO_BRANDS', 'some'],
  ['GEOCODER', 'guess'],
  ['REQUESTS_PER_MINUTE', '0'],
  ['LONGEST_LAG_MS', 'short'],
  ['OPERATIONS_NETWORKS', 'some'],
  ['OPERATIONS_TOKEN', 'short'],
  ['DATA_DIR', '/dev/null/data'],
])('%s=%s is named, and nothing is started', async (name, value) => {
  expect(await complaintOf({ DATA_DIR: '/dev/null/nowhere', [name]: value })).toContain(name)
})

// proves IM-36
test.concurrent.each([
  ['the outbox and the demo brands', {}, ['DEMO', 'DEMO_BRANDS']],
  ['the outbox alone', { DEMO_BRANDS: 'false' }, ['DEMO']],
  ['demo brands without a demo', { ...REAL, DEMO_BRANDS: 'true' }, ['DEMO_BRANDS']],
  ['a captcha that is only played', { ...REAL, CAPTCHA: 'simulated' }, ['CAPTCHA']],
])('others are not let in to %s', async (_name, settings, names) => {
  const given = { HOST: '0.0.0.0', DATA_DIR: '/dev/null/nowhere', ...settings }
  const complaint = await complaintOf({ DEMO_BRANDS: '', ...given })
  expect(complaint).toMatch(/^Bad environment: /)
  for (const name of names) expect(complaint).toContain(`${name}: `)
})

test('without a demo there are no demo brands', () => {
  expect(readEnvironment(REAL)).toMatchObject({ HOST: '127.0.0.1', DEMO_BRANDS: false })
  expect(readEnvironment({})).toMatchObject({ HOST: '127.0.0.1', DEMO_BRANDS: true })
})

test('every wrong setting is named, in one line', async () => {
  const complaint = await complaintOf({ PORT: '-1', LOG_LEVEL: 'loud', TRUST_PROXY: 'perhaps' })
  for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY']) expect(complaint).toContain(name)
})

// proves IM-36
test.concurrent.each([
  ['a refused port', 'ECONNREFUSED', () => 'postgres://sufra:secret@127.0.0.1:1/sufra'],
  [
    'a host that does not exist',
    'nobody.invalid',
    () => 'postgres://sufra:secret@nobody.invalid/x',
  ],
  ['a wrong password', 'password', () => withPassword('secret')],
  ['an unknown database', 'nowhere', () => databaseUrl(inject('testServer'), 'nowhere')],
])('%s is told at once, without the password', async (_name, reason, url) => {
  const complaint = await complaintOf({ DATABASE_URL: url() })
  expect(complaint).toMatch(/^The database cannot be used: /)
  expect(complaint).toContain(reason)
  expect(complaint).not.toContain('secret')
})

test('a port that is taken is named, and the database that was started for it is stopped', async () => {
  await using taken = await listening()
  await using data = dataDirectory()
  const complaint = await complaintOf({ DATA_DIR: data.path, PORT: String(taken.port) })

  expect(complaint).toContain(`PORT=${taken.port}`)
  expect(complaint).toContain('address already in use')
  expect(data.postmaster()).toBeNull()
})

test('an address this machine does not have is named', async () => {
  const settings = { ...REAL, DATABASE_URL: await testDatabase(), HOST: 'nobody.invalid' }
  expect(await complaintOf(settings)).toContain('HOST=nobody.invalid')
})

function withPassword(password: string) {
  const url = new URL(inject('testServer'))
  url.password = password
  return url.href
}

async function listening() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, [Symbol.asyncDispose]: async () => void server.close() }
}
