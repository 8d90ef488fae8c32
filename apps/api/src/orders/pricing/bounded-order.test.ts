import { expect, test } from 'vitest'
import { anOrder, aWrap } from '../testing/an-order.ts'
import { orderingApp } from '../testing/ordering-app.ts'
import { INSIDE } from '../testing/ordering-brand.ts'

/** One request may keep the process from others for this long, and a refusal may be this large. */
const MAX_WORK_MS = 250
const MAX_REFUSAL_BYTES = 100_000

type App = Awaited<ReturnType<typeof orderingApp>>

/** The processor's time is measured, not the clock's: tests run side by side. */
async function refusedWithinBounds(app: App, payload: object) {
  await app.calculate(anOrder())
  const before = process.threadCpuUsage()
  const response = await app.send('/orders/calculate', payload)
  const { user, system } = process.threadCpuUsage(before)
  expect(response.statusCode).toBe(422)
  expect((user + system) / 1_000).toBeLessThan(MAX_WORK_MS)
  expect(response.rawPayload.length).toBeLessThan(MAX_REFUSAL_BYTES)
  return response.json().errors[0].code
}

test.each([
  '9998-11-17 10:00:00',
  '9999-12-31 23:59:59',
  '3000-01-01 00:00:00',
  '0000-01-01 00:00:00',
])('an order for %s is refused before any calendar is made', async (time) => {
  await using app = await orderingApp()
  const destinations = [
    {},
    { location: null },
    { type: 'deliver', location: null, coordinates: INSIDE },
  ]
  for (const destination of destinations) {
    const order = { ...anOrder(), ...destination, 'scheduled-time': time }
    expect(await refusedWithinBounds(app, order)).toBe('invalid-schedule')
  }
})

test('combos within combos are counted before they are unpacked', async () => {
  await using app = await orderingApp()
  const picks = Array.from({ length: 100 }, () => ({ id: 2, 'step-id': 1, quantity: 99 }))
  const items = Array.from({ length: 40 }, () => ({ id: 4, quantity: 1, 'combo-items': picks }))

  expect(await refusedWithinBounds(app, anOrder({ items }))).toBe('too-large-order')
})

test('a thousand faults are answered with the first few', async () => {
  await using app = await orderingApp()
  const modifiers = Array.from({ length: 40 }, (_, at) => ({ id: 9_000 + at, quantity: 1 }))
  const items = Array.from({ length: 100 }, () => aWrap({ modifiers }))

  await refusedWithinBounds(app, anOrder({ items }))
  const response = await app.calculate(anOrder({ items }))
  expect(response.json().errors).toHaveLength(20)
})

test('a promotion gives its pieces once, on however many lines they are asked for', async () => {
  await using app = await orderingApp()
  const tarts = { id: 3, quantity: 2, 'is-promotion': true }
  const once = anOrder({ 'campaign-id': 4, items: [aWrap({ quantity: 2 }), tarts] })
  expect((await app.calculate(once)).json().data.attributes.total).toBe(42)

  const lines = [aWrap({ quantity: 2 }), ...Array.from({ length: 90 }, () => tarts)]
  const response = await app.calculate(anOrder({ 'campaign-id': 4, items: lines }))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0]).toMatchObject({ code: 'not-a-promotion', source: 'items/2' })
})
