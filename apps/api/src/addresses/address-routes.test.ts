import { AddressDocument, AddressList } from '@sufra/contract/people/addresses'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND } from '../testing/test-brands.ts'
import { aCustomer } from '../testing/test-customers.ts'

const SOUTH = { lat: 24.69, long: 46.68 }
const FULL = {
  ...SOUTH,
  line1: '12 Olaya Street',
  line2: 'Behind the bakery',
  label: 'Work',
  telephone: '+966 11 000 0000',
  instructions: 'Ring twice',
  city: 'Riyadh',
  state: 'Riyadh Province',
  country: 'SA',
  'postal-code': '12211',
  'photo-uri': '/uploads/door.jpg',
  street: 'Olaya Street',
  block: '4',
  building: 'B',
  floor: '٢',
  'house-number': '12',
  landmark: 'Opposite the mosque',
}

// proves AD-01, API-27, API-28
test('an address comes back as it was given, with the area that delivers there', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const self = app.as(customer)
  const own = `/customers/${customer.id}/addresses`

  const saved = await self.post(own, { ...FULL, 'delivery-area-id': 31, status: 'inactive' })
  const { id } = AddressDocument.parse(saved.json()).data
  const read = await self.get(`${own}/${id}`)

  expect(saved.statusCode).toBe(201)
  expect(read.json().data.attributes).toEqual({ ...FULL, 'delivery-area-id': 11, status: 'active' })
})

// proves API-27, AD-05, AD-07
test('a point and a line are enough; it is called Home, in the brand’s country', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const body = { lat: 20, long: 40, line1: 'Nowhere', city: '' }

  const saved = await app.as(customer).post(`/customers/${customer.id}/addresses`, body)

  expect(saved.json().data.attributes).toMatchObject({
    label: 'Home',
    country: 'SA',
    city: null,
    telephone: null,
    'delivery-area-id': null,
    status: 'inactive',
  })
})

// proves A-17, GL-07
test('a guest saves an address to order with', async () => {
  await using app = await buildTestApp()
  const guest = await aCustomer(app, { accountType: 'guest' })
  const body = { ...SOUTH, line1: 'Olaya', label: 'Home' }

  const saved = await app.as(guest).post(`/customers/${guest.id}/addresses`, body)

  expect(saved.statusCode).toBe(201)
})

// proves API-26, AD-02
test('the list holds one’s own, the newest first', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const other = await aCustomer(app)
  const own = `/customers/${customer.id}/addresses`
  for (const label of ['First', 'Second']) {
    await app.as(customer).post(own, { ...SOUTH, line1: 'a', label })
  }
  await app.as(other).post(`/customers/${other.id}/addresses`, { ...SOUTH, line1: 'theirs' })

  const { data } = AddressList.parse((await app.as(customer).get(own)).json())

  expect(data.map(({ attributes }) => attributes.label)).toEqual(['Second', 'First'])
})

test('one thing changes and the rest stays; null takes it away', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/addresses`
  const { id } = (await app.as(customer).post(own, FULL)).json().data

  const changes = { instructions: 'Do not ring', landmark: null }
  const changed = await app.as(customer).patch(`${own}/${id}`, changes)

  expect(changed.json().data.attributes).toMatchObject({ ...FULL, ...changes })
})

// proves API-29, AD-02
test('a deleted address is gone, and cannot be deleted again', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/addresses`
  const { id } = (await app.as(customer).post(own, FULL)).json().data

  const statuses = [
    await app.as(customer).delete(`${own}/${id}`),
    await app.as(customer).get(`${own}/${id}`),
    await app.as(customer).delete(`${own}/${id}`),
  ].map(({ statusCode }) => statusCode)

  expect(statuses).toEqual([204, 404, 404])
})

// proves API-26, API-28
test('what belongs to somebody else looks exactly like what is not there', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const other = await aCustomer(app)
  const elsewhere = await aCustomer(app, { brand: KUWAIT_BRAND })
  const theirs = `/customers/${other.id}/addresses`
  const { id } = (await app.as(other).post(theirs, FULL)).json().data
  const own = `/customers/${customer.id}/addresses`
  const missing = await app.as(customer).get(`${own}/${crypto.randomUUID()}`)
  const home = `/customers/${elsewhere.id}/addresses`
  const abroad = await app.as(elsewhere).get(`${home}/${id}`)

  const tries = [
    await app.as(customer).get(`${own}/${id}`),
    await app.as(customer).get(`${theirs}/${id}`),
    await app.as(customer).get(theirs),
    await app.as(customer).patch(`${own}/${id}`, { label: 'Mine' }),
    await app.as(customer).delete(`${own}/${id}`),
    await app.as(customer).delete(`${theirs}/${id}`),
    abroad,
  ]

  for (const response of tries) {
    expect(response.statusCode).toBe(404)
    // In the language of the brand.
    if (response !== abroad) expect(response.body).toBe(missing.body)
  }
  expect(abroad.body).toBe((await app.as(elsewhere).get(`${home}/${crypto.randomUUID()}`)).body)
  expect((await app.as(other).get(`${theirs}/${id}`)).json().data.attributes.label).toBe('Work')
})

test.each([
  [
    'a script for a picture',
    { 'photo-uri': 'javascript:alert(1)' },
    'photo-uri',
    'invalid-picture',
  ],
  ['a picture elsewhere', { 'photo-uri': '//evil.test/a.jpg' }, 'photo-uri', 'invalid-picture'],
  ['a path upwards', { 'photo-uri': '/../secret' }, 'photo-uri', 'invalid-picture'],
  ['a turned text', { line1: 'Olaya\u202e' }, 'line1', 'hidden-characters'],
  ['a null', { instructions: 'a\u0000b' }, 'instructions', 'hidden-characters'],
  ['no line', { line1: '  ' }, 'line1', 'required'],
  ['too long a line', { line1: 'x'.repeat(201) }, 'line1', 'too-long'],
  ['letters to call', { telephone: 'call me' }, 'telephone', 'invalid-mobile'],
  ['a point off the earth', { lat: 91 }, 'lat', 'invalid-fields'],
  ['a point in words', { long: '46.68' }, 'long', 'invalid-fields'],
  ['a country in words', { country: 'Saudi' }, 'country', 'invalid-fields'],
])('%s is refused at its field', async (_name, unlike, source, code) => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/addresses`

  const response = await app.as(customer).post(own, { ...FULL, ...unlike })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toMatchObject([{ source, code }])
  expect((await app.as(customer).get(own)).json().data).toEqual([])
})

test('there is room for fifty, however many come at once', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/addresses`

  const all = await Promise.all(
    Array.from({ length: 55 }, () => app.as(customer).post(own, { ...SOUTH, line1: 'a' })),
  )

  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50)
  expect(all.find(({ statusCode }) => statusCode === 422)?.json().errors[0].code).toBe(
    'too-many-saved',
  )
})
