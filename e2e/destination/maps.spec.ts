import type { Page } from '@playwright/test'
import { barriers } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'

const CHOOSER = '/menu/shawarma-1/location'

// Drawn by the processor, a map takes its time.
test.slow()

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves LO-02, NF-07
  test(`on a phone, the map shows the branch whose pin is tapped (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const hittin = locale === 'en-us' ? 'Hittin' : 'حطين'
    await shop.open('saj', `${CHOOSER}/to-go`, { locale })
    await expect(page.locator('canvas')).toHaveCount(0)
    await page.getByText(text.map_view, { exact: true }).click()
    await expect(page.getByText(text.demo_map)).toBeVisible()
    const pin = page.getByRole('button', { name: hittin, exact: true })
    await pin.press('Enter')
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    expect(await barriers(page)).toEqual([])
    // The sheet over the map, and the list below it, which stays within reach.
    await expect(page.getByRole('article').filter({ hasText: hittin })).toHaveCount(2)
    await page
      .getByRole('article')
      .filter({ hasText: hittin })
      .first()
      .getByRole('button', { name: text.order_from_branch })
      .click()
    await expect(page).toHaveURL(/\/menu$/)
    await expect(page.getByRole('banner').getByText(hittin)).toBeVisible()
  })
}

// proves LO-02
test('on a desktop, list and map stand side by side @desktop', async ({ shop, page }) => {
  await shop.open('saj', `${CHOOSER}/to-go`, { locale: 'en-us' })
  const card = page.getByRole('article').filter({ hasText: 'Al Nakheel' })
  const map = page.locator('canvas')
  await expect(map).toBeVisible()
  const [list, drawn] = [await card.boundingBox(), await map.boundingBox()]
  expect(list?.width).toBe(461)
  expect(drawn?.x).toBeGreaterThan((list?.x ?? 0) + 461)
  await page.getByRole('button', { name: 'Al Nakheel', exact: true }).press('Enter')
  await expect(card).toHaveCSS('border-color', await primaryText(page))
})

// proves LO-05, RT-21
test('a branch’s page shows where it is', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/hittin-3`, { locale: 'en-us' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hittin')
  await expect(page.getByText('Prince Mohammed bin Salman Road, Hittin, Riyadh')).toBeVisible()
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.getByText(text.demo_map)).toBeVisible()
})

// proves AD-04
test('a place counts once the visitor has moved the map to it @both', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/deliver`, { locale: 'en-us' })
  const confirm = page.getByRole('button', { name: text.confirm_location })
  const map = page.getByRole('region', { name: text.map, exact: true })
  await expect(page.getByText(text.move_map_hint)).toBeVisible()
  await expect(confirm).toBeDisabled()

  await map.press('ArrowUp')
  await expect(page.getByLabel(text.address_line)).not.toHaveValue('')
  await expect(confirm).toBeEnabled()

  const further = page.getByRole('button', { name: text.zoom_out })
  await further.click()
  await further.click()
  await expect(page.getByText(text.zoom_in_hint)).toBeVisible()
  await expect(confirm).toBeDisabled()
})

// proves LO-02
test('where no map can be drawn, the list says so', async ({ shop, page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/to-go`, { locale: 'en-us' })
  await page.getByText(text.map_view, { exact: true }).click()
  await expect(page.getByText(text.map_unavailable)).toBeVisible()
  await expect(page.getByRole('article')).not.toHaveCount(0)

  await shop.open('saj', `${CHOOSER}/deliver`, { locale: 'en-us' })
  await expect(page.getByLabel(text.closest_branch)).toBeVisible()
})

const primaryText = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--primary-text)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
