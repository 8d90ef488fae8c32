import type { Page } from '@playwright/test'
import { expect, test } from '../shop/fixtures.ts'

const DATA = /\.data(\?|$)/
const NO_PICTURES = /404.*\/pictures\//

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves ER-01, NF-14
  test(`a page that cannot be had says so and leads home (${locale})`, async ({ shop, page }) => {
    shop.faults.expect(/500/, /Unexpected Server Error|Unable to decode/)
    const text = shop.texts(locale)
    await shop.open('saj', '/menu', { locale })
    await page.route(DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
    const barFails = barIs(page, 'failed')

    await page.getByRole('contentinfo').getByRole('link').first().click()

    await barFails
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.error_occured)
    await expect(page.getByRole('main')).not.toContainText('broken')
    const home = page.getByRole('link', { name: text.go_home })
    await expect(home).toHaveAttribute('href', '/')
    await page.unroute(DATA)
    await home.click()
    await expect(page.getByRole('heading', { name: text.browse_categories })).toBeVisible()
  })

  test(`a page that could not be had can be asked for again (${locale})`, async ({
    shop,
    page,
  }) => {
    shop.faults.expect(/500/, /Unexpected Server Error|Unable to decode/)
    const text = shop.texts(locale)
    await shop.open('saj', '/menu', { locale })
    await page.route(DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.error_occured)
    await page.unroute(DATA)

    await page.getByRole('link', { name: text.try_again }).click()

    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text.error_occured)
    await expect(page).toHaveURL(/\/cms\//)
  })

  // proves CA-20
  test(`a brand without a menu says so (${locale})`, async ({ shop, page }) => {
    shop.faults.expect(NO_PICTURES)
    const text = shop.texts(locale)
    const response = await shop.open('empty-menu', '/menu', { locale })
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.menu_not_found)
    await expect(page.getByRole('main').getByRole('link', { name: text.go_home })).toBeVisible()
    await shop.open('empty-menu', '/', { locale })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

// proves ER-02
test('when even the error page fails, plain words lead home', async ({ shop, page }) => {
  shop.faults.expect(/500/, /Unexpected Server Error|Unable to decode/, /no drawings/)
  await shop.open('saj', '/menu', { locale: 'en-us' })
  await page.route(DATA, (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.evaluate(() => {
    document.createElementNS = () => {
      throw new Error('no drawings')
    }
  })
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await expect(
    page.getByRole('heading', { name: 'An error occurred while showing the error page' }),
  ).toBeVisible()
  await page.unroute(DATA)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

// proves ER-03, ER-06
test('a menu that cannot be fetched is told in its own words', async ({ shop, page }) => {
  shop.faults.expect(/status of [45]\d\d/)
  const response = await shop.open('lost-documents', '/menu')
  expect(response?.status()).toBeGreaterThanOrEqual(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error on fetching menu in cdn.')
  await expect(page.getByRole('link', { name: shop.texts('en-us').go_home })).toHaveAttribute(
    'href',
    '/',
  )
})

test('where a picture does not arrive stands a plate, not the browser’s broken picture', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/ERR_FAILED/)
  await page.route(/\/pictures\/.*\.(avif|webp)$/, (route) => route.abort())
  await shop.open('saj', '/menu', { locale: 'en-us' })
  const plate = page.locator('.plate').first()
  await expect(plate.getByRole('presentation')).toHaveJSProperty('complete', true)
  const unarrived = await plate.screenshot()

  await plate.locator('picture').evaluate((picture) => picture.remove())

  expect((await plate.screenshot()).equals(unarrived)).toBe(true)
})

// proves NF-03
test('the loading bar shows while a page is slow to come, and leaves', async ({ shop, page }) => {
  await shop.open('saj', '/menu', { locale: 'en-us' })
  const answer = Promise.withResolvers<void>()
  await page.route(DATA, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await barIs(page, 'running')
  await expect(page.getByRole('progressbar', { name: shop.texts('en-us').loading })).toHaveCount(1)

  answer.resolve()

  await barIs(page, 'idle')
  await expect(page).toHaveURL(/\/cms\//)
})

const barIs = (page: Page, phase: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLElement>('[role="progressbar"]')?.dataset.phase === wanted,
    phase,
  )
