import type { Page } from '@playwright/test'
import { formatAmount } from '@sufra/domain/money/money'
import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const CATEGORY = '/menu/shawarma-1'
const CHOOSER = `${CATEGORY}/location`
/** Inside Hittin's first area. */
const INSIDE = { latitude: 24.77, longitude: 46.6 }
const OUTSIDE = { latitude: 24.4, longitude: 46.68 }

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-23, RT-24, AD-04, AD-07, LO-04, ST-06, ST-11, ST-12, ST-13, CU-15, LB-01, LB-02
  test(`an address by where one is, with its area’s terms (${locale}) @both`, async ({
    shop,
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(INSIDE)
    const text = shop.texts(locale)
    const { client } = await shop.brand('saj', locale)
    const point = { lat: INSIDE.latitude, long: INSIDE.longitude }
    const { data } = await client.branches.deliveryArea(point)
    const area = data.attributes['delivery-area']
    const [place] = (await client.branches.reverseGeocode(point)).features
    const main = page.getByRole('main')

    await shop.open('saj', CATEGORY, { locale, chosen: OLAYA })
    await page.getByRole('banner').getByRole('link', { name: text.pick_up_at }).click()
    await main.getByRole('link', { name: text.order_type_deliver, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.where_to_deliver)
    await expect(page.getByRole('button', { name: text.confirm_location })).toBeDisabled()
    await page.getByRole('button', { name: text.use_my_location }).click()
    await expect(page.getByLabel(text.address_line)).toHaveValue(place?.place_name ?? '')
    await expect(main).toContainText(formatAmount(area['minimum-order-amount'] * 100, 2, locale))
    await expect(main).toContainText(formatAmount(area['delivery-charge'] * 100, 2, locale))
    expect(await barriers(page)).toEqual([])

    await page.getByRole('button', { name: text.confirm_location }).click()
    await expect(page.getByRole('heading', { name: text.address_details })).toBeFocused()
    await page.getByLabel(text.floor).fill('٢')
    await page.getByText(text.address_label_Work).click()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: text.deliver_here }).click()

    await expect(page).toHaveURL(new RegExp(`${CATEGORY}$`))
    const bar = page.getByRole('banner').getByRole('link', { name: text.deliver_to })
    await expect(bar).toContainText(place?.place_name ?? '')
    const kept = await storage(page)
    expect(kept.temporary_delivery).toMatchObject({
      ...point,
      line1: place?.place_name,
      label: 'Work',
      floor: '٢',
      'delivery-area-id': area.id,
      minimum: area['minimum-order-amount'] * 100,
      charge: area['delivery-charge'] * 100,
    })
    expect(kept.nearest_branch).toMatchObject({ id: area['location-id'] })
    expect(kept.last_location).toMatchObject({ id: 1 })
    expect(kept.order_type).toBe('deliver')
  })

  // proves CK-17, ER-33
  test(`outside every area the nearest branch to go to is offered (${locale})`, async ({
    shop,
    page,
    context,
  }) => {
    shop.faults.expect(/404.*delivery-areas/)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(OUTSIDE)
    const text = shop.texts(locale)
    await shop.open('saj', `${CHOOSER}/add-address?page=cart&islocation=true`, { locale })
    await page.getByRole('button', { name: text.use_my_location }).click()
    await expect(page.getByText(text.outside_area)).toBeVisible()
    await expect(page.getByRole('button', { name: text.confirm_location })).toBeDisabled()
    expect(await barriers(page)).toEqual([])

    const name = locale === 'en-us' ? 'Olaya Street' : 'شارع العليا'
    await page.getByRole('link', { name: filled(text.pick_up_from, { branch: name }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: text.order_from_branch }).click()
    await expect(page).toHaveURL(/\/menu\?page=cart$/)
  })

  // proves AD-03, RT-20
  test(`an address from governorate to street (marsa, ${locale}) @both`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const { client, menu } = await shop.brand('marsa', locale)
    const { data: governorates } = await client.reference.governorates()
    const [governorate] = governorates
    const { data: neighbourhoods } = await client.reference.neighborhoods(governorate?.id ?? 0)
    const name = (of: { attributes: { name: object } } | undefined) =>
      wordsIn(of?.attributes.name ?? {}, locale)
    const list = (label: string) => page.getByLabel(label, { exact: true })
    await shop.open('marsa', `/menu/x-${menu.data[0]?.id}/location/add-address`, { locale })

    await expect(list(text.neighbourhood)).toBeDisabled()
    await list(text.governorate).selectOption(name(governorate))
    await list(text.neighbourhood).selectOption(name(neighbourhoods[0]))
    await expect(page.getByText(text.minimum_order)).toBeVisible()
    await page.getByRole('button', { name: text.deliver_here }).click()
    await expect(page.getByText(text.this_is_required)).toHaveCount(2)
    await expect(list(text.block)).toBeFocused()
    // Away from the bar at the bottom edge, which may lie over half of a field.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await barriers(page)).toEqual([])

    await list(text.block).selectOption({ index: 1 })
    await list(text.street).selectOption({ index: 2 })
    await list(text.house_number).fill('7')
    await page.getByRole('button', { name: text.deliver_here }).click()
    await expect(page).toHaveURL(/\/menu$/)
    const { temporary_delivery: address, nearest_branch: branch } = await storage(page)
    expect(address.line1).toContain(name(governorate))
    expect(address).toMatchObject({ 'house-number': '7', 'delivery-area-id': expect.any(Number) })
    expect(address.street).not.toBe(address.block)
    expect(branch.id).toEqual(expect.any(Number))

    // Another governorate starts the chain anew.
    await shop.open('marsa', `/menu/x-${menu.data[0]?.id}/location/add-address`, { locale })
    await list(text.governorate).selectOption(name(governorate))
    await list(text.neighbourhood).selectOption(name(neighbourhoods[0]))
    await list(text.governorate).selectOption(name(governorates[1]))
    await expect(list(text.neighbourhood)).toHaveValue('')
    await expect(list(text.street)).toBeDisabled()
  })
}

// proves AD-06, ER-23, ER-24
test('a maps service and areas that fail stop nobody', async ({ shop, page, context }) => {
  shop.faults.expect(/500/, /delivery area could not be looked up/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(INSIDE)
  await page.route(/\/api\/(geocode|delivery-areas)\//, (route) => route.fulfill({ status: 500 }))
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/deliver`, { locale: 'en-us' })
  await page.getByRole('button', { name: text.use_my_location }).click()
  const confirm = page.getByRole('button', { name: text.confirm_location })
  await expect(confirm).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await confirm.click()
  await expect(page.getByText(text.this_is_required)).toBeVisible()
  await page.getByLabel(text.address_line).fill('12 Palm Street')
  await confirm.click()
  await page.getByRole('button', { name: text.deliver_here }).click()
  await expect(page.getByRole('banner').getByText('12 Palm Street')).toBeVisible()
  const { temporary_delivery: address, nearest_branch: branch } = await storage(page)
  expect(address).toMatchObject({ 'delivery-area-id': null, minimum: null })
  expect(branch).toMatchObject({ id: 3 })
})

// proves RT-20
test('an address can be written without the map', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', `${CHOOSER}/add-address`, { locale: 'en-us' })
  await page.getByRole('button', { name: text.without_map }).click()
  await page.getByLabel(text.address_line).fill('Villa 4, behind the mosque')
  await page.getByLabel(text.closest_branch).selectOption('Hittin')
  await page.getByRole('button', { name: text.confirm_location }).click()
  await page.getByRole('button', { name: text.deliver_here }).click()
  await expect(page.getByRole('banner').getByText('Villa 4, behind the mosque')).toBeVisible()
})

// proves CA-06, CA-09, LO-04
test('a delivery has the menu of the branch that delivers', async ({ shop, page }) => {
  const { client } = await shop.brand('karak')
  const branches = (await client.branches.locations()).data
  const away = await Promise.all(
    branches.map(async ({ id }) => ({
      id,
      ids: (await client.branches.inactiveCategories(id)).data,
    })),
  )
  const branch = away.find(({ ids }) => ids.length > 0)
  const { data } = await shop.menu('karak')
  const hidden = data.find(({ id }) => branch?.ids.includes(id))
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  const name = wordsIn(hidden?.name ?? {}, 'en-us')

  await shop.open('karak', '/menu', { locale: 'en-us' })
  await expect(sections.filter({ hasText: name })).toHaveCount(1)
  await page.evaluate((id) => {
    localStorage.setItem('order_type', 'deliver')
    localStorage.setItem('order_time', String(Date.now()))
    localStorage.setItem(
      'nearest_branch',
      JSON.stringify({ id, name: { 'en-us': 'Near' }, lat: 25, long: 55 }),
    )
  }, branch?.id ?? 0)
  await page.reload()
  await expect(sections.filter({ hasText: name })).toHaveCount(0)
})

// proves AD-05
test('an address given before is one tap away, its area asked for anew', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', '/menu', { locale: 'en-us' })
  await page.evaluate(() =>
    localStorage.setItem(
      'temporary_delivery',
      JSON.stringify({
        lat: 24.77,
        long: 46.6,
        line1: '12 Palm Street',
        label: 'Home',
        'delivery-area-id': null,
        minimum: null,
        charge: null,
      }),
    ),
  )
  await shop.open('saj', `${CHOOSER}/deliver`, { locale: 'en-us' })
  await expect(page.getByRole('article')).toContainText('12 Palm Street')
  await page.getByRole('button', { name: text.deliver_here }).click()
  await expect(page.getByRole('banner').getByText('12 Palm Street')).toBeVisible()
  const { temporary_delivery: address } = await storage(page)
  expect(address).toMatchObject({ label: 'Home', 'delivery-area-id': 31, minimum: 4000 })
})

const OLAYA = {
  location: { id: 1, name: { 'en-us': 'Olaya Street', 'ar-sa': 'شارع العليا' } },
  orderType: 'to-go',
} as const

const storage = (page: Page) =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    return {
      temporary_delivery: read('temporary_delivery'),
      nearest_branch: read('nearest_branch'),
      last_location: read('last_location'),
      order_type: localStorage.getItem('order_type'),
    }
  })
