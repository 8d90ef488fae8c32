import type { StockCategory } from '@sufra/contract/orders/board'
import { expect, test } from 'vitest'
import { fetchPublished, followRedirect } from '../publishing/testing/fetch-published.ts'
import { aStaffMember, sendAs } from '../staff/testing/a-staff-member.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'

const versionOf = async (app: TestApp) => (await app.directory.find('riyadh.test'))?.version ?? 0

/** News of a version travels through the database. */
async function newVersion(app: TestApp, before: number) {
  await expect.poll(() => versionOf(app)).toBeGreaterThan(before)
}

// proves IM-12
test('a paused branch says so to everybody at once, and takes orders again when asked', async () => {
  await using app = await buildTestApp()
  const cashier = await aStaffMember(app, { role: 'cashier', locations: [3] })
  const set = (accepts: boolean) =>
    sendAs(app, cashier, 'PATCH', '/locations/3/acceptance', { 'accepts-orders': accepts })
  const before = await versionOf(app)

  const paused = await set(false)
  expect(paused.json().data.attributes['accepts-orders']).toBe(false)
  expect((await app.get('/locations/3')).json().data.attributes['accepts-orders']).toBe(false)
  await newVersion(app, before)

  const pausedAt = await versionOf(app)
  await set(false)
  expect(await versionOf(app)).toBe(pausedAt)

  expect((await set(true)).json().data.attributes['accepts-orders']).toBe(true)
  await newVersion(app, pausedAt)
})

// proves IM-09
test('an item that has run out is out in the published menu, and back when it is there again', async () => {
  await using app = await buildTestApp()
  const cook = await aStaffMember(app, { role: 'kitchen', locations: [2] })
  const before = await versionOf(app)
  const outAt = async () => {
    const menu = (await followRedirect(app, RIYADH_BRAND, '/cdn/menus/1.json')).json()
    return menu.data[0].items[0]['out-of-stock-locations']
  }

  const path = '/locations/2/stock/items/1'
  expect((await sendAs(app, cook, 'PUT', path)).statusCode).toBe(204)
  expect((await sendAs(app, cook, 'PUT', path)).statusCode).toBe(204)
  await newVersion(app, before)
  expect(await outAt()).toEqual([2])
  expect(await stockOf(app, 2, 1)).toMatchObject({ 'is-out': true })

  const whileOut = await versionOf(app)
  await sendAs(app, cook, 'DELETE', path)
  await newVersion(app, whileOut)
  expect(await outAt()).toEqual([])
  expect(await stockOf(app, 2, 1)).toMatchObject({ 'is-out': false })
})

// proves IM-09, CA-09
test('a category that is switched off is inactive for customers until it is switched on', async () => {
  await using app = await buildTestApp()
  const cook = await aStaffMember(app, { role: 'kitchen', locations: [2] })
  const before = await versionOf(app)
  const inactive = async () => (await app.get('/locations/2/inactive-categories')).json().data

  await sendAs(app, cook, 'PUT', '/locations/2/stock/categories/2')
  await newVersion(app, before)
  expect(await inactive()).toEqual([2])

  await sendAs(app, cook, 'DELETE', '/locations/2/stock/categories/2')
  expect(await inactive()).toEqual([])
})

test('what is not on any menu cannot run out', async () => {
  await using app = await buildTestApp()
  const admin = await aStaffMember(app, { role: 'admin' })
  const paths = ['/locations/2/stock/items/999', '/locations/2/stock/categories/999']

  for (const path of paths) expect((await sendAs(app, admin, 'PUT', path)).statusCode).toBe(404)
  expect((await fetchPublished(app, RIYADH_BRAND, '/cdn/menus/1.json')).statusCode).toBe(302)
})

async function stockOf(app: TestApp, locationId: number, itemId: number) {
  const member = await aStaffMember(app, { role: 'kitchen', locations: [locationId] })
  const response = await sendAs(app, member, 'GET', `/locations/${locationId}/stock`)
  const categories: StockCategory[] = response.json().data
  return categories.flatMap(({ attributes }) => attributes.items).find(({ id }) => id === itemId)
}
