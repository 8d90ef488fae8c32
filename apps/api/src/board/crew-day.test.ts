import { apiClient } from '@sufra/contract/client/client'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { aStaffMember } from '../staff/testing/a-staff-member.ts'
import { buildTestApp, keyOf } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { aBoardOrder } from './testing/a-board-order.ts'

/** The console's own client, talking to the app in the same process. */
function crewClient(app: FastifyInstance, token?: string) {
  const fetch: typeof globalThis.fetch = async (address, request) => {
    const url = new URL(String(address))
    const answer = await app.inject({
      method: (request?.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(new Headers(request?.headers)) },
      ...(typeof request?.body === 'string' && { payload: request.body }),
    })
    const { statusCode: status } = answer
    return new Response(status === 204 ? null : answer.body, { status })
  }
  return apiClient({
    baseUrl: 'http://riyadh.test/api',
    appKey: keyOf(RIYADH_BRAND),
    locale: 'en-us',
    fetch,
    ...(token && { token }),
  }).staff
}

// proves IM-01, IM-02
test('a crew signs in, works off an order and goes home, through the client of the console', async () => {
  await using app = await buildTestApp()
  const cashier = await aStaffMember(app, {
    role: 'cashier',
    locations: [2],
    password: 'kettle-drum-9',
  })
  const driver = await aStaffMember(app, { role: 'driver', locations: [2] })
  const { id } = await aBoardOrder(app, { locationId: 2, type: 'deliver' })
  const anonymous = crewClient(app.app)
  const given = { email: cashier.email, password: 'kettle-drum-9' }
  const { data: signedIn } = await anonymous.signIn(given)
  const client = crewClient(app.app, signedIn.attributes.token)

  expect((await client.me()).data.attributes['location-ids']).toEqual([2])
  for (const status of ['accepted', 'in-kitchen', 'ready'] as const) {
    await client.moveOrder(id, status)
  }
  expect((await client.drivers(2)).data.map((it) => it.id)).toEqual([driver.id])
  await client.assignDriver(id, driver.id)
  const { data } = await client.board(2)
  const card = data.find((order) => order.id === id)
  expect(card?.attributes).toMatchObject({ status: 'ready', driver: { id: driver.id } })
  await client.moveOrder(id, 'finished')

  await client.setStock(2, 'items', 1, true)
  const [category] = (await client.stock(2)).data
  expect(category?.attributes.items[0]).toMatchObject({ id: 1, 'is-out': true })
  const { data: paused } = await client.setAcceptance(2, false)
  expect(paused.attributes['accepts-orders']).toBe(false)

  await client.signOut()
  await expect(client.board(2)).rejects.toMatchObject({ status: 401 })
})
