import { CORRUPT_VALUES } from '../../apps/storefront/app/order/cart/testing.ts'
import { barriers } from '../platform/every-page/accessibility.ts'
import { layoutShifts } from '../platform/every-page/layout-shifts.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { comesAlive } from '../shop/shop.ts'
import { filled } from '../shop/texts.ts'
import { originOf } from '../system/address.ts'

const SHAWARMA = 101
const FATTEH = 106
const PLATE = 501
const CATEGORY = '/menu/shawarma-1'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CU-01, CU-02, CU-03, CU-04, CU-06, CU-25, CP-06, ST-16, NF-15
  test(`a visitor builds a cart, changes it and finds it again (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA, SHAWARMA)
    await expect(page.getByRole('status').getByText(text.item_added)).toBeVisible()
    await cart.add(FATTEH)
    expect(await cart.stored()).toMatchObject([
      { id: SHAWARMA, quantity: 2, price: 14, total: 14 },
      { id: FATTEH, quantity: 1 },
    ])

    await cart.open()
    const shawarma = cart.line(SHAWARMA)
    await expect(shawarma).toContainText('28.00')
    await expect(shawarma.getByRole('img')).toHaveCount(0)
    const names = await cart.stored()
    const name = names[0].name[locale]
    const less = shawarma.getByRole('button', { name: filled(text.less_of, { name }) })
    await shawarma.getByRole('button', { name: filled(text.more_of, { name }) }).click()
    await expect(shawarma).toContainText('42.00')
    await less.click()
    await less.click()
    await expect(less).toBeDisabled()
    await expect(shawarma).toContainText('14.00')

    await shawarma.getByRole('button', { name: filled(text.remove_line, { name }) }).click()
    await expect(shawarma).toHaveCount(0)
    expect(await cart.stored()).toMatchObject([{ id: FATTEH }])
    await cart.panel.getByRole('button', { name: text.undo }).click()
    expect(await cart.stored()).toMatchObject([{ id: SHAWARMA }, { id: FATTEH }])
    expect(await barriers(page)).toEqual([])

    await page.reload()
    await expect(cart.line(SHAWARMA)).toBeVisible()
    await expect(cart.line(FATTEH)).toBeVisible()
  })

  // proves CU-02
  test(`a line is edited as it was left, and other choices are another line (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA, SHAWARMA)
    await cart.open()
    const [{ name }] = await cart.stored()
    await cart
      .line(SHAWARMA)
      .getByRole('button', { name: filled(text.edit_line, { name: name[locale] }) })
      .click()
    const sheet = page.getByRole('dialog', { name: name[locale] })
    await sheet.getByRole('textbox').fill('well done')
    await sheet.getByRole('button', { name: text.update_cart }).click()
    await expect(sheet).toHaveCount(0)
    await expect(cart.line(SHAWARMA)).toContainText('well done')
    expect(await cart.stored()).toMatchObject([{ quantity: 2, notes: 'well done' }])

    await page.goBack()
    await expect(cart.panel).toHaveCount(0)
    await cart.disc(SHAWARMA).click()
    await expect.poll(cart.stored).toMatchObject([
      { quantity: 2, notes: 'well done' },
      { quantity: 1, notes: '' },
    ])
  })

  // proves CU-06
  test(`two tabs show one cart (${locale})`, async ({ shop, page, context }) => {
    const first = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    const other = await context.newPage()
    const second = cartOf(other, locale)
    await other.goto(`${originOf('saj')}${CATEGORY}`)
    await comesAlive(other)

    await first.add(SHAWARMA)
    await expect(second.disc(SHAWARMA)).toHaveText('1')
    await expect(second.bar).toContainText('14.00')
    await second.add(FATTEH)
    await expect(first.disc(FATTEH)).toHaveText('1')
    await first.open()
    await expect(first.line(FATTEH)).toBeVisible()
  })
}

// proves ST-16
test('whatever the key of the cart holds, the shop opens and takes orders', async ({
  shop,
  page,
}) => {
  test.slow()
  const cart = cartOf(page, 'en-us')
  const values = [...Object.values(CORRUPT_VALUES), `["${'x'.repeat(4_900_000)}"]`]
  await shop.open('saj', CATEGORY, { locale: 'en-us', user: BELIEVED_GUEST, chosen: at(1) })
  for (const corrupt of values) {
    await page.evaluate((text) => localStorage.setItem('items', text), corrupt)
    await page.reload()
    await comesAlive(page)
    await expect(cart.bar, corrupt.slice(0, 60)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('order_type'))).toBe('to-go')
  }
  await cart.add(SHAWARMA)
  await expect(cart.bar).toContainText('14.00')
  expect(await cart.stored()).toHaveLength(1)
})

test('where storage is forbidden, the cart lives for the visit', async ({ shop, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
  })
  const cart = cartOf(page, 'en-us')
  await shop.open('saj', CATEGORY)
  await cart.add(SHAWARMA, FATTEH)
  await cart.open()
  await expect(cart.line(SHAWARMA)).toBeVisible()
  await expect(cart.line(FATTEH)).toBeVisible()
})

test('the bar hides nothing and moves nothing', async ({ shop, page }) => {
  const cart = cartOf(page, 'en-us')
  await shop.open('saj', CATEGORY, { locale: 'en-us', user: BELIEVED_GUEST, chosen: at(1) })
  await cart.add(SHAWARMA)
  await page.reload()
  await expect(cart.bar).toBeVisible()
  expect(await page.evaluate(layoutShifts)).toEqual([])

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const footer = await page.getByRole('contentinfo').boundingBox()
  const bar = await cart.bar.boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('an item that asks for a choice opens instead', async ({ shop, page }) => {
  const cart = cartOf(page, 'en-us')
  await shop.open('saj', '/menu/grill-plates-5', {
    locale: 'en-us',
    user: BELIEVED_GUEST,
    chosen: at(1),
  })
  await cart.disc(PLATE).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await cart.stored()).toEqual([])
})
