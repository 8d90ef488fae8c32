import { expect, test } from '../shop/fixtures.ts'
import { comesAlive } from '../shop/shop.ts'

const ANY_SCRIPT = /\/assets\/[^/]+\.js$/
const PAGE_SCRIPT = /\/assets\/page-[^/]+\.js$/

// proves ER-11
test('a script that cannot be had reloads the page, once in a minute', async ({ shop, page }) => {
  shop.faults.expect(/ERR_FAILED/, /dynamically imported module/, /Minified React error/)
  const text = shop.texts('en-us')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.clock.install()
  await shop.open('saj', '/menu', { locale: 'en-us' })
  // The first script that the side menu asks for, by whatever name it was packed under.
  let missing: string | null = null
  await page.route(ANY_SCRIPT, (route) => {
    missing ??= route.request().url()
    return route.request().url() === missing ? route.abort() : route.continue()
  })

  await page.getByRole('button', { name: text.open_side_menu }).click()
  await expect.poll(() => loads).toBe(2)
  // The side menu was open: it is tried again, and this time the page stays.
  await expect(page.getByRole('heading', { name: text.error_occured })).toBeVisible()
  expect(loads).toBe(2)

  await page.clock.fastForward(60_000)
  await page.unroute(ANY_SCRIPT)
  await page.reload()
  await expect(page.getByRole('dialog', { name: text.menu })).toBeVisible()
})

// proves ER-11
test('a page whose script cannot be had is opened the plain way', async ({ shop, page }) => {
  shop.faults.expect(/ERR_FAILED/, /dynamically imported module|Error loading route module/)
  await shop.open('saj', '/menu', { locale: 'en-us' })
  await page.route(PAGE_SCRIPT, (route) => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About us' })

  await link.click()
  await expect.poll(() => loads).toBe(1)
  await comesAlive(page)
  await link.click()

  await expect(page).toHaveURL(/\/cms\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
