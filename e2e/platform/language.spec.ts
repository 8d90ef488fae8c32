import { categorySlug, itemSlug } from '@sufra/domain/menu/slug'
import { type Locale, languageTag, nameOf, wordsIn } from '@sufra/domain/text/locales'
import { expect, test } from '../shop/fixtures.ts'
import { comesAlive } from '../shop/shop.ts'
import { filled } from '../shop/texts.ts'

const SWITCHES: { brand: string; from: Locale; to: Locale }[] = [
  { brand: 'saj', from: 'en-us', to: 'ar-sa' },
  { brand: 'karak', from: 'ar-sa', to: 'en-us' },
  { brand: 'dawar', from: 'ar-sa', to: 'fr' },
  { brand: 'lawz', from: 'fr', to: 'ar-sa' },
]

for (const { brand, from, to } of SWITCHES) {
  // proves RT-27, I18-01, I18-02, I18-10
  test(`changing the language keeps the category, in its new words (${brand}, ${to})`, async ({
    shop,
    page,
  }) => {
    const [category] = (await shop.menu(brand)).data
    if (!category) throw new Error('The menu is empty')
    const switchTo = (locale: Locale, now: Locale) =>
      page
        .getByRole('banner')
        .getByRole('button', {
          name: filled(shop.texts(now).change_language, { language: nameOf(locale) }),
        })
        .click()
    const isIn = async (locale: Locale) => {
      const html = page.locator('html')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsIn(category.name, locale),
      )
      await expect(html).toHaveAttribute('lang', languageTag(locale))
      await expect(html).toHaveAttribute('dir', locale === 'ar-sa' ? 'rtl' : 'ltr')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe(locale)
    }
    const address = (locale?: Locale) =>
      new RegExp(`/menu/${encodeURIComponent(categorySlug(category, locale))}$`)

    // A first visit, in the brand's own first language, by the link everybody shares.
    await shop.open(brand, `/menu/${categorySlug(category)}`)
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(from))

    await switchTo(to, from)
    await isIn(to)
    await expect(page).toHaveURL(address(to))
    await page.reload()
    await isIn(to)

    await switchTo(from, to)
    await isIn(from)
    await expect(page).toHaveURL(address(from))
  })
}

// proves RT-27, I18-02
test('changing the language keeps an item, a branch and a search', async ({ shop, page }) => {
  const [category] = (await shop.menu('saj')).data
  const [item] = category?.items ?? []
  if (!category || !item) throw new Error('The menu is empty')
  const arabic = encodeURIComponent(categorySlug(category, 'ar-sa'))
  const pages = [
    [`/menu/${categorySlug(category)}/${itemSlug(item)}`, `/menu/${arabic}/${itemSlug(item)}`],
    [`/menu/${categorySlug(category)}/location/hittin-3`, `/menu/${arabic}/location/hittin-3`],
    ['/search?q=kabsa', '/search?q=kabsa'],
    ['/cms/about', '/cms/about'],
  ] as const
  for (const [path, arabicPath] of pages) {
    await shop.open('saj', path, { locale: 'en-us' })
    await page
      .getByRole('banner')
      .getByRole('button', {
        name: filled(shop.texts('en-us').change_language, { language: nameOf('ar-sa') }),
      })
      .click()
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl')
    expect(new URL(page.url()).href).toBe(new URL(arabicPath, page.url()).href)
  }
})

// proves I18-10, ST-09
test('the chosen language outlives its cookie, which every visit renews', async ({
  shop,
  page,
  context,
}) => {
  const html = page.locator('html')
  await shop.open('saj', '/menu', { locale: 'ar-sa' })
  // Some browsers let go of it after a week.
  await context.clearCookies({ name: 'locale' })
  await page.goto(page.url())

  await expect(html).toHaveAttribute('lang', languageTag('ar-sa'))
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.texts('ar-sa').menu)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'locale')
  expect(cookie?.value).toBe('ar-sa')
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 60 * 60)
})

// proves I18-10
test('where cookies are refused the page comes in the first language, and stays', async ({
  shop,
  page,
  context,
}) => {
  await shop.open('saj', '/menu', { locale: 'ar-sa' })
  await context.clearCookies({ name: 'locale' })
  await page.addInitScript(() =>
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
  )
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto(page.url())
  await comesAlive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag('en-us'))
  expect(loads).toBe(1)
})

// proves SM-07, I18-03
test('a brand of one language offers no other', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('suya', '/')
  await page.getByRole('button', { name: text.open_side_menu }).click()
  await expect(page.getByRole('dialog', { name: text.menu })).toBeVisible()
  await expect(
    page.getByRole('button', { name: text.change_language.replace('{language}', '') }),
  ).toHaveCount(0)
})

// proves I18-10, API-02
test('a language the brand does not speak is not obeyed', async ({ shop, page }) => {
  await shop.open('suya', '/menu', { locale: 'ar-sa' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})
