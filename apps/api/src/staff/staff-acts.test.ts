import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aBoardOrder } from '../board/testing/a-board-order.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { testDatabase } from '../testing/test-database.ts'
import { staffActs } from './staff-tables.ts'
import { aStaffMember, sendAs, type TestStaff } from './testing/a-staff-member.ts'

const PASSWORD = 'kettle-drum-9'

type Act = { id: string; attributes: Record<string, unknown> & { act: string } }

async function actsOf(app: TestApp, reader: TestStaff, query = '') {
  const response = await sendAs(app, reader, 'GET', `/staff/acts${query}`)
  expect(response.statusCode).toBe(200)
  return response.json() as { data: Act[]; meta: { next: string | null } }
}

/** What one member has done, the oldest first. */
async function doneBy(app: TestApp, reader: TestStaff, { id }: { id: string }) {
  const { data } = await actsOf(app, reader)
  return data.filter(({ attributes }) => attributes['staff-id'] === id).reverse()
}

test('whatever somebody of the brand does is told with who, what, where and when', async () => {
  let now = Date.UTC(2027, 1, 15, 12)
  // A moment for every act, so that their order can be told.
  await using app = await buildTestApp({ clock: () => now++ })
  const admin = await aStaffMember(app, { role: 'admin' })
  const driver = await aStaffMember(app, { role: 'driver', locations: [1], name: 'Dina' })
  const member = await aStaffMember(app, { role: 'manager', password: PASSWORD, name: 'Huda' })
  const order = await aBoardOrder(app, { type: 'deliver' })
  const from = { ip: '203.0.113.7' }
  const { email } = member

  await app.post('/staff/login', { email, password: 'a guess' }, from)
  const signedIn = await app.post('/staff/login', { email, password: PASSWORD }, from)
  const { token } = signedIn.json().data.attributes
  const send = (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    sendAs(app, { brand: RIYADH_BRAND, token }, method, path, body)
  const done = [
    await send('POST', `/orders/${order.id}/statuses`, { status: 'accepted' }),
    await send('PUT', `/orders/${order.id}/driver`, { 'driver-id': driver.id }),
    await send('PUT', `/orders/${order.id}/driver`, { 'driver-id': null }),
    await send('PATCH', '/locations/3/acceptance', { 'accepts-orders': false }),
    await send('PATCH', '/locations/3/acceptance', { 'accepts-orders': true }),
    await send('PUT', '/locations/2/stock/items/1'),
    await send('DELETE', '/locations/2/stock/items/1'),
    await send('PUT', '/locations/2/stock/categories/2'),
    await send('DELETE', '/locations/2/stock/categories/2'),
    await send('GET', '/customers'),
    await send('POST', '/staff/logout'),
  ]
  expect(done.filter(({ statusCode }) => statusCode >= 300)).toEqual([])

  const acts = await doneBy(app, admin, member)
  expect(acts.map(({ attributes }) => attributes.act)).toEqual([
    'sign-in-failed',
    'signed-in',
    'order-moved',
    'driver-assigned',
    'driver-removed',
    'branch-paused',
    'branch-resumed',
    'item-out',
    'item-back',
    'category-off',
    'category-on',
    'customers-read',
    'signed-out',
  ])
  expect(acts[0]?.attributes).toMatchObject({ 'staff-name': 'Huda', network: '203.0.113' })
  expect(acts[2]?.attributes).toMatchObject({
    role: 'manager',
    'location-id': 1,
    subject: { 'order-id': order.id, 'order-number': order.number, status: 'accepted' },
  })
  expect(acts[3]?.attributes).toMatchObject({ subject: { 'driver-name': 'Dina' } })
  expect(acts[7]?.attributes).toMatchObject({
    'location-id': 2,
    subject: { name: { 'en-us': expect.any(String) } },
  })
})

test('what is refused or changes nothing is not told as done', async () => {
  await using app = await buildTestApp()
  const admin = await aStaffMember(app, { role: 'admin' })
  const cook = await aStaffMember(app, { role: 'kitchen', locations: [1] })
  const order = await aBoardOrder(app)

  await sendAs(app, cook, 'POST', `/orders/${order.id}/statuses`, { status: 'finished' })
  await sendAs(app, cook, 'PUT', '/locations/2/stock/items/1')
  await sendAs(app, cook, 'DELETE', '/locations/1/stock/items/1')

  expect(await doneBy(app, admin, cook)).toEqual([])
})

test('an act that fails leaves no trace, and one without its trace does not happen', async () => {
  await using app = await buildTestApp()
  const cook = await aStaffMember(app, { role: 'kitchen', locations: [2] })
  const owner = await asOwner()
  await owner.query('alter table staff_acts rename to staff_acts_away')

  const refused = await sendAs(app, cook, 'PUT', '/locations/2/stock/items/1')

  await owner.query('alter table staff_acts_away rename to staff_acts')
  expect(refused.statusCode).toBe(500)
  const stock = await sendAs(app, cook, 'GET', '/locations/2/stock')
  expect(stock.body).not.toContain('"is-out":true')
})

test('an address nobody has is told too, without the address', async () => {
  await using app = await buildTestApp()
  const admin = await aStaffMember(app, { role: 'admin' })

  await app.post('/staff/login', { email: 'nobody@olive.example', password: 'a guess' })

  const { data } = await actsOf(app, admin)
  const [act] = data.filter(({ attributes }) => attributes['staff-id'] === null)
  expect(act?.attributes).toMatchObject({ act: 'sign-in-failed', 'staff-name': null, subject: {} })
  expect(JSON.stringify(data)).not.toContain('nobody@olive')
})

test.each([
  ['changed', sql`update staff_acts set staff_name = 'Nobody'`],
  ['deleted', sql`delete from staff_acts`],
  ['emptied', sql`truncate staff_acts`],
])('an act cannot be %s by the product', async (_how, attack) => {
  await using app = await buildTestApp()
  const admin = await aStaffMember(app, { role: 'admin' })
  await sendAs(app, admin, 'GET', '/customers')

  const attacked = app.database.forConcept(RIYADH_BRAND.concept.id, (db) => db.execute(attack))

  await expect(attacked).rejects.toMatchObject({ cause: { code: '42501' } })
  expect(await doneBy(app, admin, admin)).toHaveLength(1)
})

test.each([
  `update staff_acts set staff_name = 'Nobody'`,
  'delete from staff_acts',
  'truncate staff_acts',
])('whoever owns the database is refused %s as well', async (attack) => {
  const owner = await asOwner()

  await expect(owner.query(attack)).rejects.toMatchObject({
    code: '42501',
    message: 'staff_acts is only added to',
  })
})

test('pages follow one another without a gap, the newest first', async () => {
  const now = Date.UTC(2027, 3, 1, 12)
  await using app = await buildTestApp({ clock: () => now })
  const admin = await aStaffMember(app, { role: 'admin' })
  for (let act = 0; act < 5; act++) await sendAs(app, admin, 'GET', '/customers')

  const seen: Act[] = []
  let query = '?limit=2'
  for (let page = 0; page < 3; page++) {
    const { data, meta } = await actsOf(app, admin, query)
    seen.push(...data)
    query = `?limit=2&before=${meta.next}`
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(6)
  const own = seen.filter(({ attributes }) => attributes['staff-id'] === admin.id)
  expect(own).toHaveLength(5)
  const moments = seen.map(({ attributes }) => String(attributes.at))
  expect(moments).toEqual([...moments].sort().reverse())
})

test('a manager sees what was done at their branches and by their people alone', async () => {
  await using app = await buildTestApp()
  const manager = await aStaffMember(app, { role: 'manager', locations: [2] })
  const here = await aStaffMember(app, { role: 'cashier', locations: [2] })
  const everywhere = await aStaffMember(app, { role: 'admin' })
  const elsewhere = await aStaffMember(app, { role: 'cashier', locations: [1, 2] })
  for (const item of [1, 2]) {
    await sendAs(app, here, 'PUT', `/locations/2/stock/items/${item}`)
    await sendAs(app, elsewhere, 'PUT', `/locations/1/stock/items/${item}`)
  }
  await sendAs(app, everywhere, 'DELETE', '/locations/2/stock/items/1')
  await sendAs(app, everywhere, 'GET', '/customers')
  await sendAs(app, here, 'POST', '/staff/logout')
  await sendAs(app, elsewhere, 'POST', '/staff/logout')

  const told = async (who: TestStaff) =>
    (await doneBy(app, manager, who)).map(({ attributes }) => attributes.act)
  expect(await told(here)).toEqual(['item-out', 'item-out', 'signed-out'])
  expect(await told(everywhere)).toEqual(['item-back'])
  expect(await told(elsewhere)).toEqual([])
})

test('other roles and other brands see nothing of it', async () => {
  await using app = await buildTestApp()
  const admin = await aStaffMember(app, { role: 'admin' })
  await sendAs(app, admin, 'GET', '/customers')

  for (const role of ['cashier', 'kitchen', 'driver'] as const) {
    const member = await aStaffMember(app, { role })
    expect((await sendAs(app, member, 'GET', '/staff/acts')).statusCode).toBe(403)
  }
  const neighbour = await aStaffMember(app, { brand: KUWAIT_BRAND, role: 'admin' })
  expect((await actsOf(app, neighbour)).data).toEqual([])
  const rows = await app.database.forConcept(KUWAIT_BRAND.concept.id, (db) =>
    db.select().from(staffActs),
  )
  expect(rows).toEqual([])
})

async function asOwner() {
  const client = new pg.Client({ connectionString: await testDatabase() })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
