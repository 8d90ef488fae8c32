import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

/** Contains gluten and milk. */
const SHAWARMA = 101
const RICE_PUDDING = 1105
/** Nobody has said what is in the baklava. */
const UNDECLARED = 1103

for (const locale of ['en-us', 'ar-sa'] as const) {
  test(`a visitor's own allergens are marked on cards and in the cart (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    const contains = filled(text.own_contains, { name: text.allergen_milk })
    const card = page.locator(`[data-item="${SHAWARMA}"]`).first()
    await shop.open('saj', '/menu/shawarma-1', { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await expect(card).not.toContainText(contains)

    await page.getByRole('button', { name: text.open_side_menu }).click()
    await page.getByRole('button', { name: text.my_allergens }).click()
    const list = page.getByRole('dialog', { name: text.my_allergens })
    await expect(list.getByRole('checkbox')).toHaveCount(14)
    await list.getByRole('checkbox', { name: text.allergen_milk }).check()
    expect(await page.evaluate(() => localStorage.getItem('allergens'))).toBe('["milk"]')
    expect(await barriers(page)).toEqual([])
    await list.getByRole('button', { name: text.done }).click()
    await page.goBack()

    await expect(card).toContainText(contains)
    await cart.add(SHAWARMA)
    await cart.open()
    await expect(cart.line(SHAWARMA)).toContainText(contains)
    await page.goBack()
    await expect(cart.panel).toHaveCount(0)

    await page.getByRole('button', { name: text.open_side_menu }).click()
    await page.getByRole('button', { name: text.my_allergens }).click()
    await list.getByRole('button', { name: text.clear_list }).click()
    await list.getByRole('button', { name: text.done }).click()
    await page.goBack()
    await expect(card).not.toContainText(contains)
    expect(await page.evaluate(() => localStorage.getItem('allergens'))).toBeNull()
  })
}

test('what nobody has declared is unknown, never free of it', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', '/menu/desserts-11', {
    locale: 'en-us',
    user: BELIEVED_GUEST,
    chosen: at(1),
  })
  await page.evaluate(() => localStorage.setItem('allergens', '["lupin"]'))
  await page.reload()
  const card = (id: number) => page.locator(`[data-item="${id}"]`).first()
  await expect(card(UNDECLARED)).toContainText(text.own_unknown)
  await expect(card(RICE_PUDDING)).not.toContainText(text.own_unknown)
})
