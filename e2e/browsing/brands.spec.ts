import { minorOf } from '@sufra/contract/wire/minor-of'
import { categorySlug } from '@sufra/domain/menu/slug'
import { formatAmount } from '@sufra/domain/money/money'
import { languageTag, wordsIn } from '@sufra/domain/text/locales'
import { expect, test } from '../shop/fixtures.ts'
import { sectionNames } from '../shop/menu-page.ts'

for (const locale of ['fr', 'ar-sa'] as const) {
  // proves HM-15
  test(`a brand that only shows its menu asks for no place (lawz, ${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const [category] = (await shop.menu('lawz')).data
    if (!category) throw new Error('The menu is empty')
    await shop.open('lawz', '/', { locale })
    await expect(page.getByText(text.no_order_type_selected)).toHaveCount(0)
    await expect(page.getByText(text.how_would_you_like_it)).toHaveCount(0)

    await shop.open('lawz', `/menu/${categorySlug(category)}/location`, { locale })
    await expect(page.getByRole('link', { name: text.view_branch }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: text.order_from_branch })).toHaveCount(0)
  })
}

const PRICES = [
  { brand: 'saj', locale: 'ar-sa', sign: 'riyal', before: '', after: '' },
  { brand: 'karak', locale: 'en-us', sign: 'dirham', before: '', after: '' },
  { brand: 'luban', locale: 'en-us', sign: null, before: 'R.O.', after: '' },
  { brand: 'luban', locale: 'ar-sa', sign: null, before: '', after: 'r.o.' },
  { brand: 'marsa', locale: 'ar-sa', sign: null, before: '', after: 'د.ك' },
  { brand: 'dawar', locale: 'fr', sign: null, before: '', after: 'EGP' },
  { brand: 'suya', locale: 'en-us', sign: null, before: '₦', after: '' },
] as const

for (const { brand, locale, sign, before, after } of PRICES) {
  // proves I18-05, I18-06, I18-07, I18-08, I18-09, I18-11
  test(`prices are written as the country writes them (${brand}, ${locale})`, async ({
    shop,
    page,
  }) => {
    const { concept, menu } = await shop.brand(brand)
    const decimals = concept.attributes['decimal-places']
    const [category] = menu.data
    const [item] = category?.items ?? []
    if (!category || !item) throw new Error('The menu is empty')
    await shop.open(brand, `/menu/${categorySlug(category)}`, { locale })

    const price = page.getByRole('article').first().locator('.price bdi')
    const digits = formatAmount(minorOf(item.price, decimals), decimals, locale)
    await expect(price).toHaveText([before, digits, after].filter(Boolean).join(' '))
    await expect(price.locator('svg')).toHaveCount(sign ? 1 : 0)
    if (sign) await expect(price.locator('svg use')).toHaveAttribute('href', `#${sign}`)
  })
}

// proves HM-12
test('separated menus: the chosen order type brings its own (suya)', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const { client, application, menu } = await shop.brand('suya')
  const uris = application.attributes['order-type-menus']
  const delivered = await client.menu.published(
    uris.find(({ type }) => type === 'deliver')?.uri ?? '',
  )
  const names = (categories: typeof menu.data) =>
    categories
      .toSorted((a, b) => a['display-order'] - b['display-order'])
      .map(({ name }) => wordsIn(name, 'en-us'))
  const sections = sectionNames(page)
  expect(names(delivered.menu.data)).not.toEqual(names(menu.data))

  await shop.open('suya', '/menu')
  await expect(sections).toHaveText(names(menu.data))

  await page.getByRole('banner').getByRole('link', { name: text.select_order_type }).click()
  await page.getByRole('main').getByRole('link', { name: text.order_type_pickup }).click()
  await page.getByRole('button', { name: text.order_from_branch }).first().click()
  await expect(page).toHaveURL(/\/menu\?type=pickup$/)

  const asked = page.waitForRequest(/\/menu\.data\?.*type=deliver/)
  const location = { id: 1, name: { 'en-us': 'Victoria Island' } }
  await shop.open('suya', '/menu', { chosen: { location, orderType: 'deliver' } })
  await asked
  await expect(page).toHaveURL(/\/menu\?type=deliver$/)
  await expect(sections).toHaveText(names(delivered.menu.data))
})

// proves HM-12
test('separated menus are not a reason to force a place (suya)', async ({ shop, page }) => {
  await shop.open('suya', '/')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag('en-us'))
})
