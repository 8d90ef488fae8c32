import { formatAmount } from '@sufra/domain/money/money'
import { type Words, wordsIn } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { expect, test } from '../shop/fixtures.ts'
import { sectionNames } from '../shop/menu-page.ts'
import { filled } from '../shop/texts.ts'

const OLAYA = 1
const NAKHEEL = 2
const RAWDAH = 4

const CHOOSER = '/menu/shawarma-1/location'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-19, LB-01, LB-02, LB-03
  test(`a visitor chooses a branch and the whole shop follows (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { client } = await shop.brand('saj', locale)
    const { data: location } = await client.branches.location(RAWDAH)
    const name = wordsIn(location.attributes.name, locale)
    const bar = (label: string) => page.getByRole('banner').getByRole('link', { name: label })
    await shop.open('saj', '/menu', { locale })

    await expect(bar(text.select_order_type)).toContainText(text.no_order_type_selected)
    await bar(text.select_order_type).click()
    await expect(page).toHaveURL(new RegExp(`${CHOOSER}(\\?|$)`))
    const pickup = page.getByRole('main').getByRole('link', { name: text.order_type_pickup })
    await pickup.click()
    await expect(page).toHaveURL(new RegExp(`${CHOOSER}/pickup(\\?|$)`))
    await expect(pickup).toHaveAttribute('aria-current', 'true')
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name }) })
      .getByRole('button', { name: text.order_from_branch })
      .click()

    await expect(page).toHaveURL(/\/menu$/)
    await expect(page.getByText(filled(text.branch_chosen, { branch: name }))).toBeVisible()
    await expect(bar(text.pick_up_at)).toContainText(name)
    const kept = await page.evaluate(() => ({
      location: JSON.parse(localStorage.getItem('last_location') ?? 'null'),
      type: localStorage.getItem('order_type'),
      age: Date.now() - Number(localStorage.getItem('order_time')),
    }))
    expect(kept.location).toMatchObject({ id: RAWDAH, name: location.attributes.name })
    expect(kept.type).toBe('pickup')
    expect(kept.age).toBeLessThan(60_000)

    // The choice outlives the page.
    await page.reload()
    await expect(bar(text.pick_up_at)).toContainText(name)
    await bar(text.pick_up_at).click()
    await expect(page.getByRole('article').filter({ hasText: text.your_branch })).toContainText(
      name,
    )
  })

  // proves RT-19, CA-01
  test(`prices and dishes are those of the branch (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const menu = await shop.menu('saj')
    const items = menu.data.flatMap((category) => category.items)
    const item = (id: number) => items.find((each) => each.id === id)
    const card = (id: number) => page.locator(`[data-item="${id}"]`).first()
    const amount = (minor: number) => formatAmount(minor, 2, locale)
    const shawarma = item(101)
    const ownPrice = shawarma?.prices.find((each) => each['location-id'] === RAWDAH)?.price ?? 0

    await shop.open('saj', '/menu', { locale })
    await expect(card(101)).toContainText(amount((shawarma?.price ?? 0) * 100))

    await shop.open('saj', '/menu', { locale, chosen: at(RAWDAH, 'to-go') })
    await expect(card(101)).toContainText(amount(ownPrice * 100))
    await card(101).getByRole('link').click()
    await expect(page.locator('.price').first()).toContainText(amount(ownPrice * 100))

    await shop.open('saj', '/menu', { locale, chosen: at(OLAYA, 'to-go') })
    await expect(card(504)).toContainText(text.sold_out)
  })

  // proves CA-01
  test(`a category the branch does not have is not shown (${locale})`, async ({ shop, page }) => {
    const { data } = await shop.menu('saj')
    const name = (id: number) => wordsIn(data.find((each) => each.id === id)?.name ?? {}, locale)
    const sections = sectionNames(page)
    const withoutGrill = data.filter((each) => !each['excluded-locations'].includes(NAKHEEL))

    await shop.open('saj', '/menu', { locale, chosen: at(NAKHEEL, 'to-go') })
    await expect(sections).toHaveText(withoutGrill.map((each) => wordsIn(each.name, locale)))
    await expect(sections.filter({ hasText: name(5) })).toHaveCount(0)
    await shop.open('saj', '/menu/grill-plates-5', { locale, chosen: at(NAKHEEL, 'to-go') })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shop.texts(locale).category_empty,
    )
  })

  // proves CA-01, API-02, API-03
  test(`a category switched off at the branch is not shown (${locale})`, async ({ shop, page }) => {
    const { client, application } = await shop.brand('saj', locale)
    const [switchedOff] = (await client.branches.inactiveCategories(RAWDAH)).data
    const { data } = await shop.menu('saj')
    const category = data.find(({ id }) => id === switchedOff)
    const name = wordsIn(category?.name ?? {}, locale)
    const calls: Promise<Record<string, string>>[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.allHeaders())
    })
    const sections = sectionNames(page)

    await shop.open('saj', '/menu', { locale, chosen: at(RAWDAH, 'to-go') })

    await expect(sections.filter({ hasText: name })).toHaveCount(0)
    for (const headers of await Promise.all(calls)) {
      expect(headers['app-key']).toBe(application.attributes.key)
      expect(headers['accept-language']?.toLowerCase()).toContain(locale)
    }
  })
}

const LABELS: { type: OrderType; label: 'deliver_to' | 'dine_in_at' | 'pick_up_at' }[] = [
  { type: 'deliver', label: 'deliver_to' },
  { type: 'dine-in', label: 'dine_in_at' },
  { type: 'eat-in', label: 'dine_in_at' },
  { type: 'pickup', label: 'pick_up_at' },
  { type: 'to-go', label: 'pick_up_at' },
  { type: 'curbside', label: 'pick_up_at' },
]

// proves LB-01, LB-02
test('the location bar words each way of ordering', async ({ shop, page }) => {
  for (const { type, label } of LABELS) {
    await shop.open('saj', '/cms', { locale: 'en-us', chosen: at(3, type) })
    const bar = page.getByRole('banner').getByRole('link', { name: /Hittin/ })
    await expect(bar).toContainText(shop.texts('en-us')[label])
    await expect(bar).toHaveAttribute('href', new RegExp(`^${CHOOSER}/${type}(\\?|$)`))
  }
})

// proves RT-19
test('the chooser lists the branches that fit the order type', async ({ shop, page }) => {
  const { client } = await shop.brand('saj')
  const { data } = await client.branches.locations()
  const names = (type: OrderType) =>
    data
      .filter(({ attributes }) => attributes['order-types'].includes(type))
      .map(({ attributes }) => wordsIn(attributes.name, 'en-us'))
  for (const type of ['curbside', 'dine-in'] as const) {
    await shop.open('saj', `${CHOOSER}/${type}`, { locale: 'en-us' })
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(names(type))
  }
})

// proves LB-03
test('a choice is forgotten after three hours', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await page.clock.install()
  await shop.open('saj', '/menu', { locale: 'en-us', chosen: at(OLAYA, 'to-go') })
  await expect(page.getByRole('banner').getByText(text.pick_up_at)).toBeVisible()

  await page.clock.fastForward(3 * 60 * 60_000)

  await expect(page.getByRole('banner').getByText(text.no_order_type_selected)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('last_location'))).toBeNull()
})

const NAMES: Record<number, Words> = {
  1: { 'en-us': 'Olaya Street', 'ar-sa': 'شارع العليا' },
  2: { 'en-us': 'Al Nakheel', 'ar-sa': 'النخيل' },
  3: { 'en-us': 'Hittin', 'ar-sa': 'حطين' },
  4: { 'en-us': 'Al Rawdah', 'ar-sa': 'الروضة' },
}

const at = (id: number, orderType: OrderType) => ({
  location: { id, name: NAMES[id] ?? {} },
  orderType,
})
