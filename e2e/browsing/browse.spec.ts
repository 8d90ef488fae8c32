import { categorySlug, itemSlug } from '@sufra/domain/menu/slug'
import { wordsIn } from '@sufra/domain/text/locales'
import { expect, test } from '../shop/fixtures.ts'
import { sectionNames } from '../shop/menu-page.ts'
import { filled } from '../shop/texts.ts'

const WALKS = [
  { brand: 'saj', locale: 'en-us' },
  { brand: 'saj', locale: 'ar-sa' },
  { brand: 'dawar', locale: 'fr' },
  { brand: 'lawz', locale: 'fr' },
] as const

for (const { brand, locale } of WALKS) {
  // proves RT-01, RT-16, RT-22, RT-25, RT-26, CA-01
  test(`a visitor walks from home to a category, an item and back (${brand}, ${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const [category] = (await shop.menu(brand)).data
    const [item] = category?.items ?? []
    if (!category || !item) throw new Error('The menu is empty')
    const categoryPath = `/menu/${categorySlug(category)}`
    const categoryName = wordsIn(category.name, locale)
    const itemName = wordsIn(item.name, locale)

    await shop.open(brand, '/', { locale })
    await page
      .getByRole('region', { name: text.browse_categories })
      .getByRole('link', { name: categoryName })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`${categoryPath}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName)
    await expect(page.getByRole('article')).toHaveCount(category.items.length)

    // The item lies over the list, under its own address; that address alone opens its page.
    await page.getByRole('main').getByRole('link', { name: itemName, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${categoryPath}/${itemSlug(item)}$`))
    await expect(page.locator('h1, h2').filter({ hasText: itemName }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${categoryPath}$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await shop.open(brand, `${categoryPath}/${itemSlug(item)}`, { locale })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(itemName)
    await page.getByRole('link', { name: text.back, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${categoryPath}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName)
  })
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-02, HM-10, HM-14, CM-04
  test(`home and its second address are the same page (${locale})`, async ({ shop, page }) => {
    const { client, concept, application } = await shop.brand('saj', locale)
    const slider = await client.brand.slider(concept.attributes['slider-id'] ?? 0)
    const content = await client.brand.content(application.attributes['content-uri'])
    for (const path of ['/', '/home']) {
      await shop.open('saj', path, { locale })
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      for (const { attributes } of slider.included) {
        const title = wordsIn(attributes.title, locale)
        await expect(page.locator('li h2').filter({ hasText: title })).toBeAttached()
      }
      const tagline = content.data[locale]?.home_tagline ?? ''
      await expect(page.getByText(tagline, { exact: true })).toBeVisible()
    }
  })

  // proves RT-14, HM-13, CA-01
  test(`the menu lists every category and item in the brand's order (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const { data } = await shop.menu('saj')
    const ordered = data.toSorted((a, b) => a['display-order'] - b['display-order'])
    await shop.open('saj', '/menu', { locale })
    await expect(sectionNames(page)).toHaveText(ordered.map(({ name }) => wordsIn(name, locale)))
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      ordered.flatMap(({ items }) => items.map(({ name }) => wordsIn(name, locale))),
    )
  })

  test(`a category that is chosen comes right under the header, also from an address (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const { data } = await shop.menu('saj')
    const ordered = data.toSorted((a, b) => a['display-order'] - b['display-order'])
    /** How far the section is from where it shall stand. */
    const distance = (slug: string) => () =>
      page
        .locator(`[id="${slug}"]`)
        .evaluate((section) =>
          Math.abs(
            section.getBoundingClientRect().top -
              Number.parseFloat(getComputedStyle(section).scrollMarginTop),
          ),
        )
    for (const category of [ordered[4], ordered[8]]) {
      if (!category) throw new Error('The menu is short')
      const slug = categorySlug(category)
      await shop.open('saj', '/menu', { locale })
      await page.locator(`nav a[href="#${slug}"]:visible`).click()
      await expect.poll(distance(slug)).toBeLessThan(2)
      await shop.open('saj', `/menu#${slug}`, { locale })
      await expect.poll(distance(slug)).toBeLessThan(2)
    }
  })

  // proves CA-05
  test(`an item shows its choices with their limits, and its allergens (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { data, included } = await shop.menu('saj')
    const category = data.find(({ items }) => items.some(isRich))
    const item = category?.items.find(isRich)
    if (!category || !item) throw new Error('No item has both choices and allergens')

    await shop.open('saj', `/menu/${categorySlug(category)}/${itemSlug(item)}`, { locale })
    for (const id of item['modifier-groups']) {
      const group = included.modifierGroups.find((each) => each.id === id)
      const choice = page.getByRole('group', { name: wordsIn(group?.name ?? {}, locale) })
      if (group?.minimum === 0) {
        await expect(choice).toContainText(text.optional)
        await expect(choice).toContainText(filled(text.choose_up_to, { maximum: group.maximum }))
      }
      for (const modifierId of group?.modifiers ?? []) {
        const modifier = included.modifiers.find((each) => each.id === modifierId)
        await expect(choice).toContainText(wordsIn(modifier?.name ?? {}, locale))
      }
    }
    const facts = page.getByRole('main')
    await expect(facts).toContainText(text.allergens_contains)
    for (const { id } of item.allergens ?? []) {
      await expect(facts).toContainText(text[`allergen_${id}`])
    }
  })
}

const isRich = (item: { 'modifier-groups': number[]; allergens: unknown[] | null }) =>
  item['modifier-groups'].length > 1 && (item.allergens?.length ?? 0) > 0
