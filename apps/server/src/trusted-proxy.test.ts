import { KUWAIT_BRAND, RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOf, openTestDoor } from './testing/test-door.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor({ TRUST_PROXY: 'loopback, 10.0.0.0/8', REQUESTS_PER_MINUTE: '20' })
})
afterAll(() => door.close())

const forwarded = (host: string) => ({ headers: { 'x-forwarded-host': host } })

// proves IM-31, IM-38
test('a page asked for through a proxy is kept for the host that was asked for', async () => {
  for (let round = 0; round < 2; round++) {
    expect((await door.ask('/menu', forwarded(hostOf(KUWAIT_BRAND)))).text).toContain('لؤلؤة')
    expect((await door.ask('/menu', { as: RIYADH_BRAND })).text).toContain('Olive')
    expect((await door.ask('/menu', forwarded('nobody.test'))).status).toBe(404)
  }
})

test('pages behind a proxy come from memory as well', async () => {
  const behindProxy = {
    headers: { host: 'internal:3000', 'x-forwarded-host': hostOf(KUWAIT_BRAND) },
  }
  const first = await door.ask('/menu', behindProxy)
  const before = await door.answersFromMemory()
  const again = await door.ask('/menu', behindProxy)
  expect(again.bytes).toEqual(first.bytes)
  expect(await door.answersFromMemory()).toBe(before + 1)
})

test('who asks is whom the proxy names, not whom the visitor names', async () => {
  const asking = (address: string) =>
    door.ask(`/api/applications/host/${hostOf(RIYADH_BRAND)}`, {
      headers: { 'x-forwarded-for': `${address}, 203.0.113.5` },
    })
  const statuses: number[] = []
  for (let asked = 0; asked < 21; asked++) {
    statuses.push((await asking(`198.51.100.${asked}`)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  expect((await asking('127.0.0.1')).status).toBe(429)
})
