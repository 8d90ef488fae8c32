import { expect, test, vi } from 'vitest'
import { apiClient } from './client.ts'

function aClient(answer: unknown) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(answer))
  const client = apiClient({ baseUrl: '/api', fetch, appKey: 'olive-key', locale: 'fr' })
  return { client, asked: () => fetch.mock.calls.map(([address]) => address) }
}

const SCHEDULE = {
  data: {
    type: 'schedules',
    id: 3,
    attributes: {
      'current-datetime': '2027-02-22T15:00:00+03:00',
      'default-timezone': 'Asia/Riyadh',
      'order-type': 'to-go',
      'accepts-orders': true,
      'quote-minutes': 20,
      'slot-minutes': 15,
      earliest: '2027-02-22 12:15:00',
      latest: '2027-02-22 20:59:59',
      'last-date': '2027-02-22',
      days: [],
    },
  },
}

test('a branch’s schedule is asked for by order type, from a date on or from today', async () => {
  const { client, asked } = aClient(SCHEDULE)

  await client.branches.schedule(3, { orderType: 'to-go' })
  await client.branches.schedule(3, { orderType: 'deliver', from: '2027-02-23', days: 2 })

  expect(asked()).toEqual([
    '/api/locations/3/schedule?order-type=to-go',
    '/api/locations/3/schedule?order-type=deliver&from=2027-02-23&days=2',
  ])
})

test('a schedule with times nobody can read is not believed', async () => {
  const attributes = { ...SCHEDULE.data.attributes, earliest: 'soon' }
  const { client } = aClient({ data: { ...SCHEDULE.data, attributes } })

  await expect(client.branches.schedule(3, { orderType: 'to-go' })).rejects.toThrow()
})

// proves API-70
test('prayer times are asked for by a point', async () => {
  const { client, asked } = aClient({})

  await expect(
    client.branches.prayerTimes({ lat: 24.7, long: 46.68 }, '2027-02-22'),
  ).rejects.toThrow()

  expect(asked()).toEqual(['/api/prayer-times?latitude=24.7&longitude=46.68&date=2027-02-22'])
})
