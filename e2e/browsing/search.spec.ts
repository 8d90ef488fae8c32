import { wordsIn } from '@sufra/domain/text/locales'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

/** The same dish, however it is written. */
const SPELLINGS = [
  { brand: 'saj', locale: 'ar-sa', query: 'kabsa', finds: 506 },
  { brand: 'saj', locale: 'ar-sa', query: 'shawerma', finds: 101 },
  { brand: 'saj', locale: 'ar-sa', query: 'كبسه', finds: 506 },
  { brand: 'saj', locale: 'en-us', query: 'كبسة', finds: 506 },
  { brand: 'saj', locale: 'en-us', query: 'Kabsah', finds: 506 },
  { brand: 'marsa', locale: 'ar-sa', query: 'majboos', finds: 401 },
  { brand: 'marsa', locale: 'ar-sa', query: 'مَجبُوس', finds: 401 },
] as const

for (const { brand, locale, query, finds } of SPELLINGS) {
  // proves RT-03
  test(`«${query}» finds the dish in ${locale} (${brand})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const menu = await shop.menu(brand)
    const item = menu.data.flatMap(({ items }) => items).find(({ id }) => id === finds)
    await shop.open(brand, '/search', { locale })

    await page.getByRole('searchbox', { name: text.search_the_menu }).fill(query)

    const name = wordsIn(item?.name ?? {}, locale)
    await expect(
      page.getByRole('article').getByRole('heading', { name, exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/search\?q=/)
  })
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-03
  test(`a search without results says so and can be cleared (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    await shop.open('saj', '/search?q=xyzzyq', { locale })
    const field = page.getByRole('searchbox', { name: text.search_the_menu })

    await expect(field).toHaveValue('xyzzyq')
    await expect(
      page.getByRole('heading', { name: filled(text.nothing_found, { query: 'xyzzyq' }) }),
    ).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)

    await page.getByRole('button', { name: text.clear_search }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/\/search$/)
    await expect(page.getByRole('heading', { name: text.popular_searches })).toBeVisible()
  })

  // proves RT-03
  test(`the search is still there after looking at a result (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    await shop.open('saj', '/', { locale })
    await page.getByRole('banner').getByRole('link', { name: text.search_the_menu }).click()
    const field = page.getByRole('searchbox', { name: text.search_the_menu })
    await expect(field).toBeFocused()
    await page.keyboard.type('kabsa')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await page.goBack()

    await expect(page.getByRole('dialog')).toHaveCount(0)

    await expect(field).toHaveValue('kabsa')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

// proves RT-03, HM-12
test('of separated menus the one of the chosen order type is searched (suya)', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const location = { id: 1, name: { 'en-us': 'Victoria Island' } }
  const soup = page.getByRole('article').getByRole('heading', { name: 'Catfish Pepper Soup' })
  const field = page.getByRole('searchbox', { name: text.search_the_menu })

  await shop.open('suya', '/search?q=pepper+soup', { chosen: { location, orderType: 'pickup' } })
  await expect(page).toHaveURL(/\/search\?q=pepper\+soup&type=pickup$/)
  await expect(soup).toBeVisible()

  await shop.open('suya', '/search?q=pepper+soup', { chosen: { location, orderType: 'deliver' } })
  await expect(page).toHaveURL(/\/search\?q=pepper\+soup&type=deliver$/)
  await expect(soup).toHaveCount(0)
  await field.fill('suya')
  await expect(page).toHaveURL(/\/search\?q=suya&type=deliver$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: text.clear_search }).click()
  await expect(page).toHaveURL(/\/search\?type=deliver$/)
})

// proves RT-03
test('typing asks the server nothing and loses no letter on a slow network', async ({
  shop,
  page,
}) => {
  await shop.open('saj', '/search', { locale: 'en-us' })
  const asked: string[] = []
  await page.route(/\.data(\?|$)/, (route) => {
    asked.push(route.request().url())
  })
  const field = page.getByRole('searchbox', { name: shop.texts('en-us').search_the_menu })

  await field.pressSequentially('chicken kabsa')

  await expect(field).toHaveValue('chicken kabsa')
  await expect(
    page.getByRole('article').getByRole('heading', { name: 'Chicken Kabsa' }),
  ).toBeVisible()
  expect(asked).toEqual([])
})
