import pg from 'pg'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'
import { aMobile, anAccount } from '../../../testing/test-customers.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { codeSentTo } from '../../../testing/test-outbox.ts'

async function atDatabase(statement: string) {
  const client = new pg.Client({ connectionString: await testDatabase() })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('no line of the log holds a number, code, name, address or password, whatever fails', async () => {
  const lines: string[] = []
  await using app = await buildTestApp({ logged: (line) => lines.push(line) })
  const { mobile, username } = aMobile()
  const password = 'Canary-7#mK2pL'
  const account = anAccount({
    mobile,
    username,
    email: 'canary@example.com',
    'first-name': 'Canary',
    password,
  })
  const { id } = (await app.post('/customers', account)).json().data
  const code = await codeSentTo(app, username)
  await app.post('/login/guest', { username, password: '000000' })
  await app.post(`/customers/${id}/verify`, { code })
  await app.post('/login', { email: 'canary@example.com', password: 'canary-wrong-one' })
  await app.post('/login', { email: 'canary@example.com', password })
  await app.get(`/coupons?filter[code]=canary&token=canary`)

  await atDatabase('alter table verifications rename to moved_away')
  const failed = [
    await app.post('/customers', account),
    await app.post('/customers', { ...account, ...aMobile() }),
  ]
  await atDatabase('alter table moved_away rename to verifications')
  const broken = new Error('invalid input syntax for type uuid: "canary"')
  app.app.log.error({ err: broken, req: { method: 'GET', url: '/a?b=canary' } }, 'tried')

  expect(failed.map(({ statusCode }) => statusCode)).toContain(500)
  const log = lines.join('')
  expect(log).toContain('Failed query')
  expect(log).toContain('verifications')
  expect(code).toMatch(/^\d{6}$/)
  expect(log).not.toMatch(new RegExp(`canary|${mobile}|"${code}"|argon2|params`, 'i'))
})

test('an event is one line, whatever it says', async () => {
  const lines: string[] = []
  await using app = await buildTestApp({ logged: (line) => lines.push(line) })
  const before = lines.length

  app.app.log.error({ err: new Error('one\r\n{"level":60}\u001b[2J') }, 'two\nthree\u001b[31m')

  const [line = '', ...others] = lines.slice(before)
  expect(others).toEqual([])
  const controls = ['\r', '\n', '\u001b'].filter((it) => line.trimEnd().includes(it))
  expect(controls).toEqual([])
  expect(JSON.parse(line).err.message).toContain('one')
})
