import { CART_WARNING_MS } from '@sufra/domain/cart/cart-timers'
import { at, cartOf } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'

const SHAWARMA = 101
const MINUTE = 60_000

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CU-10, CU-11, CU-12, CU-13, CU-14, AN-04, ST-04, ST-05, ST-19
  test(`a cart nobody touches is warned about, can be kept, and goes in the end (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await page.clock.install({ time: new Date('2026-11-18T12:00:00Z') })
    await shop.open('saj', '/menu/shawarma-1', { locale, chosen: at(1) })
    await cart.add(SHAWARMA)
    const timers = await page.evaluate(() => ({
      reset: Number(localStorage.getItem('cart_reset_time')),
      activity: Number(localStorage.getItem('cart_last_activity')),
    }))
    expect(timers.reset - timers.activity).toBe(120 * MINUTE)
    await page.evaluate(() => {
      localStorage.setItem('customer_selected_car', '{"id":1}')
      const heard: number[] = []
      Object.assign(window, { heard })
      window.addEventListener('abandoned-cart', () => {
        heard.push(JSON.parse(localStorage.getItem('items') ?? '[]').length)
      })
    })

    await page.clock.fastForward(30 * MINUTE - CART_WARNING_MS + 5_000)
    await page.getByRole('status').getByRole('button', { name: text.keep_my_cart }).click()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('button', { name: text.keep_my_cart })).toHaveCount(0)
    await page.clock.fastForward(20 * MINUTE)
    await expect(cart.bar).toBeVisible()

    await page.clock.fastForward(11 * MINUTE)
    await expect(cart.bar).toHaveCount(0)
    await expect(page.getByText(text.cart_ended)).toBeVisible()
    // The event came while the cart was still there.
    expect(await page.evaluate(() => (window as unknown as { heard: number[] }).heard)).toEqual([1])
    const left = ['items', 'cart_reset_time', 'cart_last_activity', 'customer_selected_car']
    expect(
      await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), left),
    ).toEqual([null, null, null, null])
  })
}

// proves CU-10
test('a cart that has grown old goes, however busy somebody was with it', async ({
  shop,
  page,
}) => {
  const cart = cartOf(page, 'en-us')
  await page.clock.install({ time: new Date('2026-11-18T12:00:00Z') })
  await shop.open('saj', '/menu/shawarma-1', { locale: 'en-us', chosen: at(1) })
  await cart.add(SHAWARMA)
  await expect(cart.bar).toBeVisible()
  // Lately touched, and two hours old.
  await page.evaluate(() => {
    const soon = Date.now() + 60_000
    localStorage.setItem('cart_reset_time', String(soon))
  })
  await page.clock.fastForward(61_000)
  await expect(cart.bar).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('items'))).toBeNull()
})
