import type { Page } from '@playwright/test'
import { type Words, wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { answerTo } from '../shop/answers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const CATEGORY = '/menu/shawarma-1'
const CHOOSER = `${CATEGORY}/location`
const HITTIN = { latitude: 24.7655, longitude: 46.601 }

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves LO-02, LO-03, LO-06, RT-19
  test(`whoever says where they are sees the nearest branch first (${locale}) @both`, async ({
    shop,
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(HITTIN)
    const text = shop.texts(locale)
    const { client } = await shop.brand('saj', locale)
    const near = { lat: HITTIN.latitude, long: HITTIN.longitude }
    const { data } = await client.branches.nearestLocations(near, 999)
    const fitting = data.filter(({ attributes }) => attributes['order-types'].includes('pickup'))
    const names = page.getByRole('article').getByRole('heading')

    await shop.open('saj', `${CHOOSER}/pickup`, { locale })
    await expect(names.first()).not.toHaveText(nameOf(fitting[0], locale))
    const asked = page.waitForRequest(/\/api\/locations\?_lat=24\.7655&_long=46\.601/)
    await page.getByRole('button', { name: text.use_my_location }).click()
    await asked
    await expect(names).toHaveText(fitting.map((location) => nameOf(location, locale)))
    await expect(page.getByRole('article').first()).toContainText(/50|\d/)
    expect(await barriers(page)).toEqual([])
  })

  test(`the chosen way of ordering is in sight, however far along the row (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    await shop.open('saj', `${CHOOSER}/curbside`, { locale })
    const tab = page
      .getByRole('navigation', { name: text.select_order_type })
      .getByRole('link', { name: text.order_type_curbside })
    await expect(tab).toBeInViewport({ ratio: 1 })
  })

  // proves LO-02
  test(`branches are found by name, street or city (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const cards = page.getByRole('article')
    await shop.open('saj', `${CHOOSER}/to-go`, { locale })
    const field = page.getByRole('searchbox', { name: text.search_branches })

    await field.fill('hitin')
    await expect(cards).toHaveCount(1)
    await field.fill('حطين')
    await expect(cards).toHaveCount(1)
    await field.fill('xyzzy')
    await expect(page.getByText(filled(text.no_branch_found, { query: 'xyzzy' }))).toBeVisible()
    await page.getByRole('button', { name: text.clear_search }).click()
    await expect(cards).not.toHaveCount(0)
    await expect(field).toBeFocused()
  })

  // proves RT-23, RT-24, LB-04
  test(`a choice leads back to the page that asked for it (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    await shop.open('saj', `${CATEGORY}?x=1`, { locale })
    await page.getByRole('banner').getByRole('link', { name: text.select_order_type }).click()
    await expect(page).toHaveURL(/\/location\?page=%2Fmenu%2Fshawarma-1%3Fx%3D1&islocation=true$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: text.order_type_pickup, exact: true })
      .click()
    await expect(page).toHaveURL(/\/location\/pickup\?page=.*islocation=true$/)
    await page.getByRole('link', { name: text.view_branch }).first().click()
    await expect(page.getByRole('heading', { name: text.opening_hours })).toBeVisible()
    await page.getByRole('button', { name: text.order_from_branch }).click()
    await expect(page).toHaveURL(/\/menu\/shawarma-1\?x=1$/)
  })

  // proves LO-07, ER-33
  test(`a branch that stops taking orders is told, with a way to another (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    await page.route(/\/api\/locations\/1$/, async (route) => {
      const json = await (await answerTo(route)).json()
      json.data.attributes['accepts-orders'] = false
      await route.fulfill({ json })
    })
    await shop.open('saj', '/menu', { locale, chosen: at(1) })
    const notice = page.getByRole('alert').filter({ hasText: text.branch_stopped })
    await expect(notice).toBeVisible()
    await notice.getByRole('link', { name: text.choose_branch }).click()
    await expect(page).toHaveURL(/\/location\/to-go\?page=%2Fmenu&islocation=true$/)
  })

  // proves QR-03, ST-08, LB-02
  test(`a table’s code leads to the table (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    await shop.open('saj', '/menu?table=12&location=hittin-3', { locale })
    const bar = page.getByRole('banner').getByRole('link', { name: text.dine_in_at })
    await expect(bar).toContainText(filled(text.table_number, { number: 12 }))
    expect(await stored(page, 'cart_table')).toBe('12')
    expect(await stored(page, 'order_type')).toBe('dine-in')
    expect(JSON.parse((await stored(page, 'last_location')) ?? '')).toMatchObject({ id: 3 })
  })
}

// proves RT-24
test('a choice made for the cart leads back to the cart', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/to-go?page=cart&islocation=true`, { locale: 'en-us' })
  await page.getByRole('button', { name: text.order_from_branch }).first().click()
  await expect(page).toHaveURL(/\/menu\?page=cart$/)
})

// proves LO-03
test('whoever keeps their place to themselves is told to search', async ({
  shop,
  page,
  context,
}) => {
  await context.clearPermissions()
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/to-go`, { locale: 'en-us' })
  await page.getByRole('button', { name: text.use_my_location }).click()
  await expect(page.getByText(text.location_denied)).toBeVisible()
  await expect(page.getByRole('searchbox', { name: text.search_branches })).toBeFocused()
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

// proves RT-19, A-07
test('the bare chooser preselects what most people want', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', CHOOSER, { locale: 'en-us' })
  const active = page.getByRole('main').locator('nav [aria-current]')
  await expect(active).toHaveText(text['order_type_to-go'])
  await shop.open('marsa', await chooserOf('marsa'), { locale: 'en-us' })
  await expect(active).toHaveText(text.order_type_pickup)

  async function chooserOf(brand: string) {
    const [category] = (await shop.menu(brand)).data
    return `/menu/x-${category?.id}/location`
  }
})

// proves QR-07, CU-16
test('choosing a branch ends queue mode, in which the bar leads nowhere', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/to-go`, { locale: 'en-us', chosen: at(3) })
  await page.evaluate(() => localStorage.setItem('isQeue', 'true'))
  await page.reload()
  await expect(page.getByRole('banner').getByText('Hittin')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Hittin/ })).toHaveCount(0)

  await page.getByRole('button', { name: text.order_from_branch }).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: /Olaya/ })).toBeVisible()
  expect(await stored(page, 'isQeue')).toBeNull()
})

const at = (id: number) => ({
  location: { id, name: id === 3 ? { 'en-us': 'Hittin', 'ar-sa': 'حطين' } : { 'en-us': 'Olaya' } },
  orderType: 'to-go' as const,
})

const nameOf = (location: { attributes: { name: Words } } | undefined, locale: 'en-us' | 'ar-sa') =>
  wordsIn(location?.attributes.name ?? {}, locale)

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
