import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const LIST = '/user/profile/favorites'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CA-17
  test(`a dish is liked in its sheet, found again, ordered and let go (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj')
    const menu = await shop.menu('saj')
    const item = menu.data.flatMap(({ items }) => items).find(({ id }) => id === 101)
    const name = wordsIn(item?.name ?? {}, locale)
    const heart = page.getByRole('button', { name: filled(text.favourite_item, { name }) })

    await shop.open('saj', LIST, { locale, user, chosen: at(1) })
    await expect(page.getByRole('heading', { name: text.no_favourites })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: text.see_whole_menu }).click()

    await page.locator('[data-item="101"]').first().getByRole('link').click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await barriers(page)).toEqual([])
    await expect.poll(async () => (await calls.favourites(user.id)).data.length).toBe(1)

    await shop.open('saj', LIST, { locale, user })
    const cart = cartOf(page, locale)
    await expect(page.getByRole('article')).toContainText(name)
    await cart.add(101)
    await expect(cart.disc(101)).toHaveText('1')
    expect(await barriers(page)).toEqual([])

    await heart.click()
    await expect(page.getByRole('heading', { name: text.no_favourites })).toBeVisible()
    await page.getByRole('button', { name: text.undo }).click()
    await expect(page.getByRole('article')).toContainText(name)
    await expect.poll(async () => (await calls.favourites(user.id)).data.length).toBe(1)
  })
}

// proves CA-17
test('an item’s own page has a heart as well', async ({ shop, page }) => {
  const { user, calls } = await shop.customer('saj')
  await calls.addFavourite(user.id, 101)
  await shop.open('saj', '/menu/shawarma-1/101-x', { locale: 'en-us', user })
  const heart = page.getByRole('button', { name: /^Favourite/ })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

// proves CA-17
test('a favourite the server will not have is taken back, with a word about it', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/500/)
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await page.route(/\/favorites/, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 }),
  )
  await shop.open('saj', '/menu/shawarma-1/101-x', { locale: 'en-us', user })
  const heart = page.getByRole('button', { name: /^Favourite/ })
  await heart.click()
  await expect(page.getByText(text.error_favourites)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect((await calls.favourites(user.id)).data).toEqual([])
})

// proves AC-06
test('visitors and guest customers see no heart, and nothing fails for it', async ({
  shop,
  page,
}) => {
  const { user } = await shop.customer('saj', { accountType: 'guest' })
  const item = '/menu/shawarma-1/101-x'
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('favorites')) asked.push(request.url())
  })
  for (const visit of [{}, { user }]) {
    await shop.open('saj', item, { locale: 'en-us', ...visit })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)
  }
  expect(asked).toEqual([])
})

test('the first look at the menu loads nothing about favourites', async ({ shop, page }) => {
  const { user } = await shop.customer('saj')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await shop.open('saj', '/menu', { locale: 'en-us', user, chosen: at(1) })
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /api\/(customers|cars)/.test(url))).toEqual([])
})
