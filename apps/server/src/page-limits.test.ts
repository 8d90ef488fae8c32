import { KUWAIT_BRAND, RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDoor } from './testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor({ REQUESTS_PER_MINUTE: '5' })
})
afterAll(() => door.close())

test('who makes up addresses is turned away; pages that are kept are there for everybody', async () => {
  expect((await door.ask('/menu', { as: RIYADH_BRAND })).status).toBe(200)
  const statuses: number[] = []
  for (let nth = 0; nth < 6; nth++) {
    statuses.push((await door.ask(`/made-up-${nth}`, { as: RIYADH_BRAND })).status)
  }
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429])

  const refused = await door.ask('/made-up-again', { as: RIYADH_BRAND })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await door.ask('/menu', { as: RIYADH_BRAND })).status).toBe(200)
  expect((await door.ask('/made-up-0', { as: KUWAIT_BRAND })).status).toBe(404)
})
