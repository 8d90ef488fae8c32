import type { Page, Route } from '@playwright/test'
import { barriers } from '../platform/every-page/accessibility.ts'
import { answerTo } from '../shop/answers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { PRICED_GRILL, PRICED_WRAP, visitPriced, WRAPS } from '../shop/priced-brand.ts'
import { filled } from '../shop/texts.ts'

const NAMES = { 'en-us': 'Welcome: 10% off', 'ar-sa': 'أهلاً بك: خصم 10%' }
const storage = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CO-01, CO-03, CO-05, CO-06, CO-08, CO-09, CP-08
  test(`a code is applied, counted again and removed (${locale}) @both`, async ({ shop, page }) => {
    const { cart, text } = await visitPriced(shop, page, { locale })
    await cart.add(PRICED_GRILL)
    await cart.open()
    const { panel } = cart
    const code = panel.getByLabel(text.promo_code, { exact: true })
    const apply = panel.getByRole('button', { name: text.apply, exact: true })
    const total = panel.getByRole('button', { name: text.checkout })
    await expect(apply).toBeDisabled()
    await code.focus()
    await code.blur()
    await expect(code).toHaveAccessibleDescription(text.this_is_required)
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(text.coupon_enter_first)
    expect(await code.evaluate((box) => getComputedStyle(box).direction)).toBe('ltr')

    await code.fill('welcome١٠')
    await expect(code).toHaveValue('WELCOME10')
    await apply.click()
    const remove = panel.getByRole('button', { name: `${text.remove} ${NAMES[locale]}` })
    await expect(remove).toBeVisible()
    await expect(code).toHaveCount(0)
    await expect(total).toContainText('36.00')
    const kept = JSON.parse((await storage(page, 'coupon')) ?? '{}')
    expect(kept).toMatchObject({
      'discount-type': 'percentage',
      'discount-value': 10,
      'discount-max': 20,
      coupon: 'WELCOME10',
    })
    // Not half below the bar of the checkout, where nobody could reach it.
    await remove.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    expect(await barriers(page)).toEqual([])

    const asked = page.waitForRequest(/orders\/calculate\?purpose=coupon/)
    const more = filled(text.more_of, { name: (await cart.stored())[0].name[locale] })
    await panel.getByRole('button', { name: more }).click()
    expect((await asked).postDataJSON()).toMatchObject({ 'coupon-code': 'WELCOME10' })
    await expect(total).toContainText('72.00')

    await remove.click()
    await expect(code).toHaveValue('')
    await expect(total).toContainText('80.00')
    expect(await storage(page, 'coupon')).toBeNull()
  })

  // proves CO-04, CO-08, ER-19
  test(`a code that does not count says why and leaves the box empty (${locale})`, async ({
    shop,
    page,
  }) => {
    shop.faults.expect(/422.*coupons/)
    const { cart, text } = await visitPriced(shop, page, { locale })
    await cart.add(PRICED_WRAP)
    await cart.open()
    const code = cart.panel.getByLabel(text.promo_code, { exact: true })
    await code.fill('nobody-gave-this')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(text.coupon_not_valid)
    await expect(code).toHaveValue('')

    await code.fill('SUMMER25')
    const answered = page.waitForResponse(/purpose=coupon/)
    await code.press('Enter')
    const { error } = (await (await answered).json()).data.attributes
    await expect(code).toHaveAccessibleDescription(error)
    await expect(code).toHaveValue('')
    expect(await storage(page, 'coupon')).toBeNull()
    expect(await barriers(page)).toEqual([])
  })

  // proves CO-02, CO-08
  test(`a link brings its coupon, now or with the first item (${locale})`, async ({
    shop,
    page,
  }) => {
    const path = `${WRAPS}?coupon=welcome10&utm=mail`
    const { cart, text } = await visitPriced(shop, page, { locale, path })
    await expect(page).toHaveURL(/\/wraps-1\?utm=mail$/)
    await expect(page.getByRole('status').getByText(text.coupon_add_items)).toBeVisible()
    await cart.add(PRICED_GRILL)
    const applied = filled(text.coupon_applied, { name: NAMES[locale] })
    await expect(page.getByRole('status').getByText(applied)).toBeVisible()
    await cart.open()
    await expect(cart.panel.getByRole('button', { name: text.checkout })).toContainText('36.00')
    expect(await storage(page, 'qr_code')).toBeNull()
  })
}

// proves CO-02, ST-17
test('the coupon of a QR code is applied on load, once', async ({ shop, page }) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await page.evaluate(() => localStorage.setItem('qr_code', 'welcome10'))
  await page.goto(`${page.url()}?page=cart`)
  const remove = cart.panel.getByRole('button', { name: `${text.remove} ${NAMES['en-us']}` })
  await remove.click()
  await page.reload()
  await expect(cart.panel.getByLabel(text.promo_code, { exact: true })).toBeVisible()
  await expect(remove).toHaveCount(0)
})

// proves CO-01
test('an emptied cart keeps no coupon', async ({ shop, page }) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const code = cart.panel.getByLabel(text.promo_code, { exact: true })
  await code.fill('WELCOME10')
  await code.press('Enter')
  await expect(code).toHaveCount(0)
  const [{ name }] = await cart.stored()
  const remove = filled(text.remove_line, { name: name['en-us'] })
  await cart.panel.getByRole('button', { name: remove, exact: true }).click()
  await expect(cart.panel.getByRole('heading', { name: text.cart_empty })).toBeVisible()
  expect(await storage(page, 'coupon')).toBeNull()
})

// proves CO-07
test('how it will be had comes before a coupon', async ({ shop, page }) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us', orderType: null })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const code = cart.panel.getByLabel(text.promo_code, { exact: true })
  await code.fill('WELCOME10')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(text.please_select_order_type)
})

// proves CO-06, QR-08
test('in queue mode a coupon may come before the first item', async ({ shop, page }) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await page.evaluate(() => localStorage.setItem('isQeue', 'true'))
  await page.goto(`${page.url()}?page=cart`)
  await cart.panel.getByLabel(text.promo_code, { exact: true }).fill('WELCOME10')
  await cart.panel.getByRole('button', { name: text.apply, exact: true }).click()
  await expect(cart.panel.getByText(NAMES['en-us']).first()).toBeVisible()
})

const problem = (detail: string, code = 'any') => ({ code, detail })

// proves CO-04, CO-10, ER-18, ER-19
test('whatever the server has against a coupon, the right words are shown', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/(500|422).*purpose=coupon/)
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const code = cart.panel.getByLabel(text.promo_code, { exact: true })
  const later = { errors: problem('Please try again later', 'internal-error') }
  const missing = { errors: [problem('item not found', 'item-not-found')] }
  const two = { errors: [problem('This coupon is for breakfast'), problem('And for two')] }
  for (const [status, json, words] of [
    [500, later, text.coupon_default_error],
    [422, missing, text.coupon_default_error],
    [422, two, 'This coupon is for breakfast'],
  ] as const) {
    await page.route(/purpose=coupon/, (route) => route.fulfill({ status, json }), { times: 1 })
    await code.fill('WELCOME10')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(words)
    await expect(code).toHaveValue('')
  }

  const spoil = async (route: Route) => {
    const response = await answerTo(route)
    const json = await response.json()
    json.data.attributes.error = 'Only on Mondays'
    await route.fulfill({ response, json })
  }
  await page.route(/purpose=coupon/, spoil, { times: 1 })
  await code.fill('WELCOME10')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription('Only on Mondays')
  await expect(cart.panel.getByRole('button', { name: text.checkout })).toContainText('40.00')
  await expect(cart.panel.getByText(text.discount, { exact: true })).toHaveCount(0)
})
