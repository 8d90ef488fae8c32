import { CarDocument, CarList } from '@sufra/contract/people/cars'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { aCustomer } from '../testing/test-customers.ts'

// proves CB-03, CB-05, API-30, API-31
test('a car is saved with colour, maker and plate, or without a plate', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app, { accountType: 'guest' })
  const own = `/customers/${customer.id}/cars`

  await app.as(customer).post(own, { color: 1, maker: 1, 'plate-number': 'abc ١٢٣٤' })
  const saved = await app.as(customer).post(own, { color: 2, maker: 2 })

  expect(saved.statusCode).toBe(201)
  const { data } = CarList.parse((await app.as(customer).get(own)).json())
  expect(data.map(({ attributes }) => attributes['plate-number'])).toEqual([null, 'ABC 1234'])
  expect(data[0]?.attributes).toMatchObject({
    'color-id': 2,
    'maker-id': 2,
    'color-hex': expect.stringMatching(/^#/),
    'car-maker-image-uri': expect.stringMatching(/^\/pictures\/cars\/.+\.svg$/),
  })
})

// proves CB-04
test('colours and makers are those of the two lists', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/cars`
  const [color] = (await app.get('/cars/colors')).json().data
  const [maker] = (await app.get('/cars/makers')).json().data

  const saved = await app.as(customer).post(own, { color: color.id, maker: maker.id })

  expect(CarDocument.parse(saved.json()).data.attributes).toMatchObject({
    color: color.attributes.name,
    maker: maker.attributes.name,
    'car-maker-image-uri': maker.attributes['image-uri'],
  })
  const unknown = await app.as(customer).post(own, { color: 9_999, maker: maker.id })
  expect(unknown.json().errors).toMatchObject([{ source: 'color' }])
  const made = await app.as(customer).post(own, { color: color.id, maker: 9_999 })
  expect(made.json().errors).toMatchObject([{ source: 'maker' }])
})

// proves API-32, CB-05
test('a colour changes and the rest stays', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/cars`
  const body = { color: 1, maker: 1, 'plate-number': 'A 1' }
  const { id } = (await app.as(customer).post(own, body)).json().data

  const changed = await app.as(customer).patch(`${own}/${id}`, { color: 3 })
  const bare = await app.as(customer).patch(`${own}/${id}`, { 'plate-number': null })

  expect(changed.json().data.attributes).toMatchObject({ 'color-id': 3, 'plate-number': 'A 1' })
  expect(bare.json().data.attributes).toMatchObject({ 'color-id': 3, 'plate-number': null })
})

// proves API-33, CB-05
test('a deleted car is no longer in the list', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/cars`
  const { id } = (await app.as(customer).post(own, { color: 1, maker: 1 })).json().data

  const gone = await app.as(customer).delete(`${own}/${id}`)

  expect(gone.statusCode).toBe(204)
  expect((await app.as(customer).get(own)).json().data).toEqual([])
  expect((await app.as(customer).delete(`${own}/${id}`)).statusCode).toBe(404)
})

test('somebody else’s car is not there', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const other = await aCustomer(app)
  const theirs = `/customers/${other.id}/cars`
  const { id } = (await app.as(other).post(theirs, { color: 1, maker: 1 })).json().data
  const own = `/customers/${customer.id}/cars`

  const tries = [
    await app.as(customer).get(theirs),
    await app.as(customer).patch(`${own}/${id}`, { color: 2 }),
    await app.as(customer).delete(`${own}/${id}`),
  ]

  expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect((await app.as(other).get(theirs)).json().data[0].attributes['color-id']).toBe(1)
})

test.each([['<b>'], ['x'.repeat(40)], ['AB\u202e12'], [' ']])(
  'the plate %j is refused at its field',
  async (plate) => {
    await using app = await buildTestApp()
    const customer = await aCustomer(app)
    const body = { color: 1, maker: 1, 'plate-number': plate }

    const response = await app.as(customer).post(`/customers/${customer.id}/cars`, body)

    expect(response.json().errors).toMatchObject([
      { source: 'plate-number', code: 'invalid-plate' },
    ])
  },
)
