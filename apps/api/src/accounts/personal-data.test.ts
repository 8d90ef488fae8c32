import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CustomerExport } from '@sufra/contract/people/customer-export'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { customerAccount } from '../customers/customer-queries.ts'
import { customerIdentities, customers } from '../customers/customer-tables.ts'
import { aWrap } from '../orders/testing/an-order.ts'
import { orderingApp } from '../orders/testing/ordering-app.ts'
import { INSIDE, ORDERING_BRAND } from '../orders/testing/ordering-brand.ts'
import { aPlacedOrder, place } from '../orders/testing/placing.ts'
import { rememberDevice } from '../platform/allowances/device-queries.ts'
import { socialSignIns } from '../social/social-tables.ts'
import { aStaffMember } from '../staff/testing/a-staff-member.ts'
import { headersOf, type TestApp } from '../testing/test-app.ts'
import {
  aCustomer,
  aMobile,
  anAccount,
  PASSWORD,
  type TestCustomer,
} from '../testing/test-customers.ts'
import { testDatabase } from '../testing/test-database.ts'
import { sentTo } from '../testing/test-outbox.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const brand = ORDERING_BRAND
const conceptId = brand.concept.id

/** What a brand says of itself, of what it sells and of who works for it. */
const NOT_OF_CUSTOMERS: Record<string, string> = {
  // Digests, gone a day after their last use.
  allowances: 'key',
  applications: 'key label settings',
  blocks: 'name',
  car_colors: 'name hex',
  car_makers: 'slug name',
  categories: 'name description picture',
  combo_steps: 'name',
  concepts:
    'slug label country currency primary_language secondary_language timezone vat_type settings',
  countries: 'code name dial_code formatted_code mobile_format',
  coupons: 'code listed_as',
  delivery_areas: 'name polygon',
  governorates: 'country name',
  hosts: 'host application_key',
  ingredients: 'name',
  integration_options: 'product name value',
  items: 'name description picture labels allergens order_types',
  location_holidays: 'date name',
  locations: 'name line1 city telephone order_types',
  menus: 'label type',
  modifier_groups: 'name kind',
  modifiers: 'name allergens',
  neighborhoods: 'name',
  order_numbers: 'day',
  pages: 'type slug url label title body',
  popups: 'title text picture link',
  promotions: 'name kind picture discount_type order_types',
  published_documents: 'name version body',
  sliders: 'label',
  slides: 'title text picture link',
  staff: 'id name email telephone role password_hash',
  staff_acts: 'id act staff_id staff_name role network subject',
  staff_second_factors: 'staff_id secret recovery_hashes',
  staff_sessions: 'token_hash id staff_id device network',
  streets: 'name',
  texts: 'locale key value',
  topics: 'name of',
}

/** Past row security. */
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: await testDatabase() })
  await client.connect()
})
afterAll(() => client.end())

/** Of a type that could say who somebody is. */
const TELLING_COLUMNS = `
  select c.relname as table, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'json'::regtype,
      'jsonb'::regtype, 'uuid'::regtype, 'bytea'::regtype, 'inet'::regtype, 'date'::regtype)
  order by 1, a.attnum`

// proves IM-39
test('every column of the database says whether it is of customers', async () => {
  const { rows } = await client.query<{ table: string; column: string }>(TELLING_COLUMNS)
  const found = rows.map(({ table, column }) => `${table}.${column}`)
  const ofCustomers = PERSONAL_DATA.flatMap(({ table }) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  )
  const others = Object.entries(NOT_OF_CUSTOMERS).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  )

  const declared = new Set([...ofCustomers, ...others])
  expect(found.filter((name) => !declared.has(name))).toEqual([])
  expect(others.filter((name) => !found.includes(name))).toEqual([])
})

const TELEPHONE = '+966 557770123'
const PLATE = 'KNR 7731'
const ADDRESS = {
  ...INSIDE,
  label: 'Canary label',
  line1: 'Canary line1',
  line2: 'Canary line2',
  telephone: TELEPHONE,
  instructions: 'Canary instructions',
  city: 'Canary city',
  state: 'Canary state',
  'postal-code': 'Canary code',
  'photo-uri': '/canary-photo.webp',
  street: 'Canary street',
  block: 'Canary block',
  building: 'Canary building',
  floor: 'Canary floor',
  'house-number': 'Canary house',
  landmark: 'Canary landmark',
}
/** One white pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A canary in every field somebody can fill, and in what others say of them. */
async function aCanary(app: TestApp) {
  const customer = await aCustomer(app, {
    brand,
    password: PASSWORD,
    firstName: 'Canary-first',
    lastName: 'Canary-last',
  })
  const self = app.as(customer)
  const own = `/customers/${customer.id}`
  const email = 'canary-own@example.com'
  const profile = { email, 'date-of-birth': '1987-06-05', language: 'ar-sa', appearance: 'dark' }
  expect((await self.patch(own, profile)).statusCode).toBe(200)
  const address = await idOf(self.post(`${own}/addresses`, ADDRESS))
  const car = await idOf(self.post(`${own}/cars`, { color: 1, maker: 1, 'plate-number': PLATE }))
  await self.post(`${own}/favorites`, { 'item-id': 1 })

  const staff = await aStaffMember(app, { brand })
  const ordered = async (changes: Parameters<typeof aPlacedOrder>[0]) =>
    idOf(place(app, customer, aPlacedOrder(changes)))
  const move = async (id: string, body: object) =>
    expect((await app.as(staff).post(`/orders/${id}/statuses`, body)).statusCode).toBe(200)
  const delivered = await ordered({
    type: 'deliver',
    location: null,
    address,
    notes: 'Canary notes',
    items: [aWrap({ quantity: 3, notes: 'Canary line notes' })],
    'coupon-code': 'TEN',
    'cash-amount': 500,
  })
  for (const status of ['accepted', 'in-kitchen', 'ready', 'finished']) {
    await move(delivered, { status })
  }
  const feedback = { ratings: [{ 'topic-id': 1, stars: 4 }], comment: 'Canary comment' }
  expect((await self.post(`/orders/${delivered}/feedbacks`, feedback)).statusCode).toBe(200)
  const refused = await ordered({ type: 'curbside', 'car-id': car })
  await self.post(`/orders/${refused}/arrival`)
  await move(refused, { status: 'cancelled-by-employee', reason: 'Canary reason' })
  const seated = await ordered({ type: 'dine-in', 'table-label': 'Canary table' })
  await move(seated, { status: 'cancelled-by-employee', reason: 'Canary again' })

  await writeWithPicture(app, customer)
  await app.database.forConcept(conceptId, (db) =>
    db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.email, email)),
  )
  await app.post('/forgotPassword', { email }, { as: brand })
  // Mail goes out after the answer.
  await vi.waitUntil(async () => (await sentTo(app, email, brand)).length === 2)
  await app.post(
    '/customers',
    anAccount({
      username: customer.username,
      mobile: customer.mobile,
      'first-name': 'Canary',
      email: 'canary-new@example.com',
      'date-of-birth': '1987-06-05',
    }),
    { as: brand, ip: '203.0.113.9' },
  )
  const unproven = aMobile(brand)
  const asked = await self.patch(own, unproven, { ip: '203.0.113.9' })
  expect(asked.json().meta.verification).not.toBeNull()
  await app.database.forConcept(conceptId, async (db) => {
    const now = app.clock()
    const identity = { issuer: 'https://canary.example', subject: 'canary-subject' }
    const ofProvider = { conceptId, provider: 'google', createdAt: new Date(now) } as const
    await db
      .insert(customerIdentities)
      .values({ ...ofProvider, ...identity, customerId: customer.id })
    const hidden = { stateHash: 's', keyHash: 'k', deviceHash: 'd', nonce: 'n', codeVerifier: 'v' }
    await db.insert(socialSignIns).values({
      ...ofProvider,
      ...identity,
      ...hidden,
      id: randomUUID(),
      redirectUri: 'https://ordering.test/back',
      email: 'canary-social@example.com',
      firstName: 'Canary-there',
      lastName: 'Canary-elsewhere',
    })
    const account = customerAccount(customer.id)
    await rememberDevice(db, { conceptId, account, deviceHash: 'canary-device', now })
  })
  return { customer, trace: tracesOf(customer, unproven.mobile) }
}

const idOf = async (sending: Promise<{ json(): { data: { id: string } } }>) =>
  (await sending).json().data.id

async function writeWithPicture(app: TestApp, customer: TestCustomer) {
  const form = new FormData()
  form.set('message', 'Canary message')
  form.set('name', 'Canary name')
  form.set('contact', 'Canary contact')
  form.set('attachment', new Blob([PICTURE]), 'canary.png')
  const request = new Request('http://ordering.test', { method: 'POST', body: form })
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: {
      ...headersOf(brand),
      authorization: `Bearer ${customer.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(answer.statusCode).toBe(200)
}

/** Everything somebody could be known by. */
const tracesOf = ({ mobile }: TestCustomer, unproven: string) =>
  new RegExp(['canary', mobile, unproven, '557770123', PLATE, '1987-06-05'].join('|'), 'i')

/** Every row of every table that holds a trace, by its table. */
async function rowsWith(trace: RegExp) {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t`,
    )
    found.push(...rows.filter(({ row }) => trace.test(row)).map(({ row }) => `${name}: ${row}`))
  }
  return found
}

const attachmentsOf = ({ dataDir }: TestApp) => readdirSync(join(dataDir, 'attachments'))

// proves IM-39
test('an export tells all that is kept of somebody, and a deletion leaves bills and no trace of whose', async () => {
  await using app = await orderingApp()
  const other = await aCustomer(app, { brand })
  await app.as(other).post(`/customers/${other.id}/addresses`, { ...INSIDE, line1: 'Neighbour 1' })
  await place(app, other, aPlacedOrder({ notes: 'Neighbour 2' }))
  const { customer, trace } = await aCanary(app)

  const exported = await app.as(customer).get(`/customers/${customer.id}/export`)

  const { records } = CustomerExport.parse(exported.json())
  // What nobody had written to would show nothing by being empty afterwards.
  expect(emptyColumns(records)).toEqual([])
  const before = await rowsWith(trace)
  const canaries = new Set(before.join().match(/canary[ -][\w ]+/gi))
  const secrets = ['canary-device']
  expect([...canaries].filter((canary) => !exported.body.includes(canary))).toEqual(secrets)
  expect(exported.body).not.toMatch(
    /argon2|is your Ordering code|(reset-password|verify-email)#|Neighbour/,
  )
  expect(attachmentsOf(app)).toHaveLength(1)

  const gone = await app.as(customer).delete(`/customers/${customer.id}`)

  expect(gone.statusCode).toBe(204)
  expect(await rowsWith(trace)).toEqual([])
  expect(attachmentsOf(app)).toEqual([])
  const left = (await rowsWith(new RegExp(customer.id))).map((row) => row.split(':', 1)[0])
  expect([...new Set(left)].sort()).toEqual(['coupon_uses', 'customers', 'order_moves', 'orders'])
  const { rows: bills } = await client.query(
    'select total_minor::int as total, bill from orders where customer_id = $1',
    [customer.id],
  )
  expect(bills).toHaveLength(3)
  expect(bills.every(({ total, bill }) => total > 0 && bill.total === total)).toBe(true)
  expect(await rowsWith(/Neighbour \d/)).toHaveLength(2)
})

/** Columns of texts and ids that are told, and of which nothing is. */
const emptyColumns = (records: CustomerExport['records']) =>
  PERSONAL_DATA.flatMap(({ table, columns }) => {
    const inWireForm = (name: string) => name.replaceAll('_', '-')
    const rows = records[inWireForm(getTableName(table))] ?? []
    return Object.entries(getTableColumns(table))
      .filter(([key]) => columns[key]?.isTold)
      .filter(([, { columnType }]) => /^Pg(Text|Jsonb|UUID|DateString)$/.test(columnType))
      .filter(([, { name }]) => !rows.some((row) => row[inWireForm(name)]))
      .map(([, { name }]) => `${getTableName(table)}.${name}`)
  })
