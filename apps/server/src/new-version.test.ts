import { applications } from '@sufra/api/applications/application-tables'
import { items } from '@sufra/api/catalogue/item-tables'
import { publishConcept } from '@sufra/api/publishing/testing/publish-concept'
import { RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { testDatabase } from '@sufra/api/testing/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDoor } from './testing/test-door.ts'
import { whileLocked } from './testing/while-locked.ts'

let door: Awaited<ReturnType<typeof openTestDoor>>
beforeAll(async () => {
  door = await openTestDoor()
})
afterAll(() => door.close())

const { id } = RIYADH_BRAND.concept
const patiently = { timeout: 10_000, interval: 5 }

async function publishPrice(priceMinor: number) {
  await door.database.forConcept(id, (db) => db.update(items).set({ priceMinor }))
  await publishConcept(door.database, id)
}

async function publishName(name: string) {
  const label = { 'en-us': name }
  await door.database.forConcept(id, (db) => db.update(applications).set({ label }))
  await publishConcept(door.database, id)
}

const shows = (path: string, words: string) =>
  vi.waitFor(async () => expect((await door.ask(path)).text).toContain(words), patiently)

test('what a brand has published is on its kept pages at once, and the old bytes never return', async () => {
  for (const price of [77_25, 78_25, 79_25]) {
    const before = await door.ask('/menu')
    await publishPrice(price)
    await shows('/menu', String(price / 100))

    const after = await Promise.all(Array.from({ length: 20 }, () => door.ask('/menu')))
    expect(new Set(after.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(after[0]?.headers.etag).not.toBe(before.headers.etag)

    const known = { headers: { 'if-none-match': before.headers.etag } }
    expect((await door.ask('/menu', known)).status).toBe(200)
  }
})

test('a page begun before a publication and finished after it is not kept', async () => {
  await publishName('Old name')
  await shows('/menu', 'Old name')
  const locked = 'lock table slides in access exclusive mode'
  const { begun } = await whileLocked(await testDatabase(), locked, async (someoneWaits) => {
    const begun = door.ask('/')
    await someoneWaits()
    await publishName('New name')
    await shows('/menu', 'New name')
    return { begun }
  })

  expect((await begun).text).toContain('Old name')
  expect((await door.ask('/')).text).toContain('New name')
})
