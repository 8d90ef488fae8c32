import type { Page } from '@playwright/test'
import { barriers } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'
import { PRICED_GRILL, PRICED_WRAP, UMM_ALI, visitPriced } from '../shop/priced-brand.ts'
import { filled } from '../shop/texts.ts'
import { CLOSED_BRANCH } from '../system/brands/test-brands.ts'

const PROMOS = {
  'en-us': {
    percent: '15% off orders from 80',
    item: 'Umm Ali for 5',
    delivery: 'Free delivery tonight',
  },
  'ar-sa': {
    percent: 'خصم 15% للطلبات من 80',
    item: 'أم علي بـ 5',
    delivery: 'توصيل مجاني الليلة',
  },
}

const storage = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CP-10, PM-01, PM-02, PM-04, PM-05, PM-06, PM-08, PM-12, PM-13, PR-15
  test(`a promotion is looked at, taken, replaced and removed (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const names = PROMOS[locale]
    const { cart, text } = await visitPriced(shop, page, { locale })
    await cart.add(PRICED_GRILL, PRICED_GRILL)
    await cart.open()
    const { panel } = cart
    const popup = page.getByRole('dialog', { name: text.promos, exact: true })
    const card = (name: string) => popup.locator('label').filter({ hasText: name })
    const checkout = panel.getByRole('button', { name: text.checkout })

    await panel.getByRole('button', { name: text.see_promos }).click()
    await expect(card(names.percent)).toContainText(text.best_deal)
    await expect(card(names.percent)).toContainText('12.00')
    await expect(card(names.item)).toContainText('SR 5.00')
    await expect(card(names.item)).toContainText('60.00')
    await expect(card(names.delivery)).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
    await popup.getByRole('button', { name: text.close }).first().click()
    await expect(popup).toHaveCount(0)
    await expect(panel).toBeVisible()
    expect(await storage(page, 'digital_coupon')).toBeNull()

    await panel.getByRole('button', { name: text.see_promos }).click()
    await card(names.percent).click()
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('orders/calculate') && request.postDataJSON()['campaign-id'] === 2,
    )
    await popup.getByRole('button', { name: text.avail_selected_item }).click()
    await asked
    await expect(popup).toHaveCount(0)
    await expect(checkout).toContainText('68.00')
    await expect(panel.getByLabel(text.promo_code, { exact: true })).toHaveCount(0)
    const summary = panel.getByRole('region', { name: text.total })
    await expect(summary).toContainText(names.percent)
    expect(JSON.parse((await storage(page, 'digital_coupon')) ?? '{}')).toMatchObject({
      'digital-coupon-id': 2,
    })

    await panel.getByRole('button', { name: text.replace_promo }).click()
    await expect(card(names.percent).getByRole('radio')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: text.remove_promo }).click()
    await expect(panel.getByLabel(text.promo_code, { exact: true })).toBeVisible()
    await expect(checkout).toContainText('80.00')
  })

  // proves CP-07, PM-02, PM-04, PM-07, A-43
  test(`a promotion that gives an item leads to it (${locale})`, async ({ shop, page }) => {
    const names = PROMOS[locale]
    const { cart, text } = await visitPriced(shop, page, { locale })
    await cart.add(PRICED_GRILL)
    await cart.open()
    const { panel } = cart
    const popup = page.getByRole('dialog', { name: text.promos, exact: true })
    const card = popup.locator('label').filter({ hasText: names.item })
    await panel.getByRole('button', { name: text.see_promos }).click()
    await card.click()
    await expect(popup.getByRole('button', { name: text.not_eligible })).toBeDisabled()
    await expect(card).toContainText('20.00')
    await page.keyboard.press('Escape')

    const [{ name }] = await cart.stored()
    const more = filled(text.more_of, { name: name[locale] })
    await panel.getByRole('button', { name: more }).click()
    await panel.getByRole('button', { name: text.see_promos }).click()
    await card.click()
    await popup.getByRole('button', { name: text.avail_selected_item }).click()
    await expect(page).toHaveURL(/\/menu\/wraps-1\/4-umm-ali$/)
    expect(await cart.stored()).toMatchObject([
      { id: PRICED_GRILL, quantity: 2 },
      { id: UMM_ALI, price: 5, total: 5, 'is-promotion': true },
    ])

    await page.goto(`${page.url()}?page=cart`)
    const gift = cart.line(UMM_ALI)
    await expect(gift).toContainText(filled(text.promotion_quantity, { count: 1 }))
    await expect(gift.getByRole('button')).toHaveCount(0)
    await expect(panel.getByRole('button', { name: text.checkout })).toContainText('85.00')
    await panel.getByRole('button', { name: text.remove_promo }).click()
    await expect(gift).toHaveCount(0)
    await expect(panel.getByRole('button', { name: text.checkout })).toContainText('80.00')
  })
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  test(`promotions can be looked at and taken while the branch is closed (${locale})`, async ({
    shop,
    page,
  }) => {
    const { cart, text } = await visitPriced(shop, page, { locale, branch: CLOSED_BRANCH })
    await cart.add(PRICED_GRILL, PRICED_GRILL)
    await cart.open()
    const summary = cart.panel.getByRole('region', { name: text.total })
    await expect(summary).toContainText(text.store_closed)
    await cart.panel.getByRole('button', { name: text.see_promos }).click()
    const popup = page.getByRole('dialog', { name: text.promos, exact: true })
    await popup.locator('label').filter({ hasText: PROMOS[locale].percent }).click()
    await popup.getByRole('button', { name: text.avail_selected_item }).click()
    await expect(popup).toHaveCount(0)
    await expect(cart.panel.getByRole('button', { name: text.remove_promo })).toBeVisible()
    await expect(summary).toContainText(PROMOS[locale].percent)
  })
}

// proves PM-01
test('free delivery is offered where there is one, and the best deal is one tap', async ({
  shop,
  page,
}) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us', orderType: 'deliver' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const { panel } = cart
  const checkout = panel.getByRole('button', { name: text.checkout })
  await expect(checkout).toContainText('49.00')
  await panel.getByRole('button', { name: `${text.use_promo} ${PROMOS['en-us'].delivery}` }).click()
  await expect(checkout).toContainText('40.00')
  await expect(panel.getByRole('region', { name: text.total })).toContainText(text.free)
})

// proves PM-06
test('a promotion whose condition is no longer met leaves, and says so', async ({ shop, page }) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL, PRICED_GRILL)
  await cart.open()
  const { panel } = cart
  await panel.getByRole('button', { name: `${text.use_promo} ${PROMOS['en-us'].percent}` }).click()
  await expect(panel.getByRole('button', { name: text.checkout })).toContainText('68.00')
  await panel.getByRole('button', { name: filled(text.less_of, { name: 'Mixed grill' }) }).click()
  await expect(panel.getByRole('status').getByText(PROMOS['en-us'].percent)).toBeVisible()
  await expect(panel.getByRole('button', { name: text.remove_promo })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: text.checkout })).toContainText('40.00')
})

// proves PM-03
test('with nothing to offer the popup says so', async ({ shop, page }) => {
  const guest = { locale: 'en-us', brand: 'taxed' } as const
  const { cart, text } = await visitPriced(shop, page, guest)
  await cart.add(PRICED_WRAP)
  await cart.open()
  await cart.panel.getByRole('button', { name: text.see_promos }).click()
  const popup = page.getByRole('dialog', { name: text.promos, exact: true })
  await expect(popup.getByRole('heading', { name: text.no_promo })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('promotions that do not arrive can be asked for again', async ({ shop, page }) => {
  shop.faults.expect(/500.*digital-coupons/)
  await page.route(/digital-coupons/, (route) => route.fulfill({ status: 500 }), { times: 1 })
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  await cart.panel.getByRole('button', { name: text.see_promos }).click()
  const popup = page.getByRole('dialog', { name: text.promos, exact: true })
  await expect(popup.getByRole('heading', { name: text.promos_failed })).toBeVisible()
  await popup.getByRole('button', { name: text.try_again }).click()
  await expect(popup.getByRole('radio')).toHaveCount(2)
})
