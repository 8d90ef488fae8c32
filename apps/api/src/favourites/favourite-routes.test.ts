import { FavouriteList } from '@sufra/contract/people/favourites'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { aCustomer } from '../testing/test-customers.ts'

// proves CA-17
test('favourites are added once, listed and taken away', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)
  const own = `/customers/${customer.id}/favorites`
  const add = (id: number) => app.as(customer).post(own, { 'item-id': id })

  const statuses = [await add(1), await add(2), await add(2)].map(({ statusCode }) => statusCode)
  const listed = FavouriteList.parse((await app.as(customer).get(own)).json()).data
  const gone = await app.as(customer).delete(`${own}/2`)

  expect(statuses).toEqual([201, 201, 201])
  expect(listed.map(({ id }) => id)).toEqual([2, 1])
  expect(gone.statusCode).toBe(204)
  expect((await app.as(customer).delete(`${own}/2`)).statusCode).toBe(204)
  expect((await app.as(customer).get(own)).json().data.map(({ id }: { id: number }) => id)).toEqual(
    [1],
  )
})

test('what is not on the menu is no favourite', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)

  const response = await app
    .as(customer)
    .post(`/customers/${customer.id}/favorites`, { 'item-id': 9_999 })

  expect(response.json().errors).toMatchObject([{ source: 'item-id' }])
})

// proves AC-06, A-17
test('favourites are for registered customers', async () => {
  await using app = await buildTestApp()
  const guest = await aCustomer(app, { accountType: 'guest' })

  const response = await app.as(guest).get(`/customers/${guest.id}/favorites`)

  expect(response.statusCode).toBe(403)
  expect(response.json().errors.code).toBe('registered-only')
})
