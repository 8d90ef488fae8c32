import { afterEach, expect, test, vi } from 'vitest'
import { askSchedule } from './ask-schedule.ts'
import { inRiyadh, MONDAY, TUESDAY, wireInRiyadh } from './testing.ts'

const BRAND = { key: 'saj', locale: 'en-us' } as const
const DESTINATION = { locationId: 7, orderType: 'deliver' } as const

/** Answers with the day asked for alone; the last day is a week away. */
function aServer({ isOpen = true } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://saj.localhost')
    asked.push(pathname + (searchParams.has('from') ? `?from=${searchParams.get('from')}` : ''))
    if (!pathname.endsWith('/schedule')) return new Response(null, { status: 500 })
    const date = searchParams.get('from') ?? MONDAY
    const attributes = {
      'current-datetime': '2026-11-16T14:05:00+03:00',
      'default-timezone': 'Asia/Riyadh',
      'order-type': 'deliver',
      'accepts-orders': isOpen,
      'quote-minutes': isOpen ? 35 : null,
      'slot-minutes': 15,
      earliest: wireInRiyadh(MONDAY, '14:20'),
      latest: wireInRiyadh('2026-11-23', '23:59'),
      'last-date': '2026-11-23',
      days: [{ date, slots: [], 'prayer-pauses': [] }],
    }
    return Response.json({ data: { type: 'schedules', id: 7, attributes } })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('one question is enough, as long as the wanted time is near', async () => {
  const asked = aServer()
  const schedule = await askSchedule(BRAND, DESTINATION, inRiyadh(MONDAY, '18:00'))
  expect(asked).toEqual(['/api/locations/7/schedule'])
  expect(schedule.present).toEqual({ is: 'open', minutes: 35 })
})

test('the days around a wanted time further off are asked for as well', async () => {
  const asked = aServer()
  const { days } = await askSchedule(BRAND, DESTINATION, inRiyadh(TUESDAY, '18:00'))
  expect(asked).toEqual(['/api/locations/7/schedule', `/api/locations/7/schedule?from=${TUESDAY}`])
  expect(days.map(({ date }) => date)).toEqual([MONDAY, TUESDAY])
})

test('a time after the last day is not asked about', async () => {
  const asked = aServer()
  await askSchedule(BRAND, DESTINATION, inRiyadh('2026-12-24', '18:00'))
  expect(asked).toHaveLength(1)
})

test('of a branch that is shut the hours are asked for; without them the times still count', async () => {
  const asked = aServer({ isOpen: false })
  const { present } = await askSchedule(BRAND, DESTINATION, null)
  expect(asked).toEqual(['/api/locations/7/schedule', '/api/locations/7'])
  expect(present).toEqual({ is: 'closed', opensAt: null })
})
