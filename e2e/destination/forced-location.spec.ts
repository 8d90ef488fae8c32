import { expect, test } from '../shop/fixtures.ts'

/** The test brand's pictures have not been drawn. */
const NO_PICTURES = /404.*\/pictures\//
const CHOOSER = /\/menu\/wraps-1\/location\/to-go$/
const chosen = {
  location: { id: 1, name: { 'en-us': 'Olaya', 'ar-sa': 'العليا' } },
  orderType: 'to-go',
} as const

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-50
  test(`a brand that wants a place first sends the visitor to choose one (${locale})`, async ({
    shop,
    page,
  }) => {
    shop.faults.expect(NO_PICTURES)
    const text = shop.texts(locale)
    await shop.open('forced-location', '/', { locale })
    // Curbside comes first with this brand, but is nobody's default.
    await expect(page).toHaveURL(CHOOSER)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.choose_a_branch)

    await page.getByRole('button', { name: text.order_from_branch }).first().click()
    await expect(page).toHaveURL(/\/menu$/)
    await page.goto(new URL('/', page.url()).href)
    await expect(page.getByRole('heading', { name: text.browse_categories })).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
}

// proves RT-50
test('the way home within the shop leads to the choice as well', async ({ shop, page }) => {
  shop.faults.expect(NO_PICTURES)
  const text = shop.texts('en-us')
  await shop.open('forced-location', '/menu', { locale: 'en-us' })
  await page.getByRole('button', { name: text.open_side_menu }).click()
  await page.getByRole('dialog').getByRole('link', { name: text.home }).click()
  await expect(page).toHaveURL(CHOOSER)
})

// proves RT-50
test('a stored place that cannot be read counts as none', async ({ shop, page }) => {
  shop.faults.expect(NO_PICTURES)
  await page.addInitScript(() => localStorage.setItem('last_location', '{"id":'))
  await shop.open('forced-location', '/', { locale: 'en-us' })
  await expect(page).toHaveURL(CHOOSER)
})

// proves RT-50, QR-02
test('whoever has a place, or comes from a QR code, is let in', async ({ shop, page }) => {
  shop.faults.expect(NO_PICTURES)
  const text = shop.texts('en-us')
  const home = page.getByRole('heading', { name: text.browse_categories })
  await shop.open('forced-location', '/?table=5', { locale: 'en-us' })
  await expect(home).toBeVisible()
  await expect(page).toHaveURL(/\/\?table=5$/)

  await shop.open('forced-location', '/', { locale: 'en-us', chosen })
  await expect(home).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
})
