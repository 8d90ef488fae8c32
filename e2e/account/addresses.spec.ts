import type { Page } from '@playwright/test'
import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { cartOf } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'
import { attacksOn, NOTHING_RAN, SCRIPTS } from '../shop/script-attacks.ts'
import { filled } from '../shop/texts.ts'

const LIST = '/user/profile/addresses'
const CHOOSER = '/menu/shawarma-1/location/deliver'
/** Inside Hittin's first area. */
const INSIDE = { lat: 24.77, long: 46.6 }
const OUTSIDE = { lat: 24.4, long: 46.68 }

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('temporary_delivery') ?? 'null'))

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves AD-01, AD-02, AD-04, API-26, API-27, API-29
  test(`an address is added at its pin, changed, deleted and called back (${locale}) @both`, async ({
    shop,
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: INSIDE.lat, longitude: INSIDE.long })
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj')
    const { client } = await shop.brand('saj', locale)
    const [place] = (await client.branches.reverseGeocode(INSIDE)).features
    await shop.open('saj', LIST, { locale, user })
    await expect(page.getByRole('heading', { name: text.no_addresses })).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await page.getByRole('link', { name: text.add_address }).click()
    await page.getByRole('button', { name: text.use_my_location }).click()
    await expect(page.getByLabel(text.address_line)).toHaveValue(place?.place_name ?? '')
    await page.getByRole('button', { name: text.confirm_location }).click()
    await page.getByText(text.address_label_Other, { exact: true }).click()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const save = page.getByRole('button', { name: text.save_address })
    await field(text.address_name).fill('x'.repeat(41))
    await field(text.building).fill('x'.repeat(41))
    await field(text.landmark).fill('the \u202emosque')
    await field(text.address_telephone).fill('call me')
    await save.click()
    for (const [label, message] of [
      [text.address_name, text['fault_too-long']],
      [text.building, text['fault_too-long']],
      [text.landmark, text['fault_hidden-characters']],
      [text.address_telephone, text['fault_invalid-mobile']],
    ] as const) {
      await expect(field(label)).toHaveAccessibleDescription(message)
    }
    expect(await barriers(page)).toEqual([])
    expect((await calls.addresses(user.id)).data).toEqual([])

    const name = locale === 'en-us' ? 'The farm' : 'المزرعة'
    await field(text.address_name).fill(name)
    await field(text.building).fill('4')
    await field(text.landmark).fill('')
    await field(text.address_telephone).fill('+966 55 123 4567')
    await save.click()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(place?.place_name ?? '')
    await expect(card).toContainText(text.delivers_here)
    const [saved] = (await calls.addresses(user.id)).data
    expect(saved?.attributes).toMatchObject({
      label: name,
      building: '4',
      landmark: null,
      ...INSIDE,
    })

    await page.getByRole('link', { name: filled(text.edit_named, { name }) }).click()
    await expect(field(text.address_name)).toHaveValue(name)
    await field(text.floor).fill('2')
    await save.click()
    await expect(card).toContainText(text.floor)

    await page.getByRole('button', { name: filled(text.delete_named, { name }) }).click()
    await expect(page.getByRole('heading', { name: text.no_addresses })).toBeVisible()
    await page.getByRole('button', { name: text.undo }).click()
    await expect(card).toContainText(text.floor)
    expect((await calls.addresses(user.id)).data).toHaveLength(1)
  })

  // proves AD-03, RT-20
  test(`an address from governorate to street, and changed later (marsa, ${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('marsa')
    const { client } = await shop.brand('marsa', locale)
    const [governorate] = (await client.reference.governorates()).data
    const [neighbourhood] = (await client.reference.neighborhoods(governorate?.id ?? 0)).data
    const name = (of: { attributes: { name: object } } | undefined) =>
      wordsIn(of?.attributes.name ?? {}, locale)
    const list = (label: string) => page.getByLabel(label, { exact: true })
    await shop.open('marsa', `${LIST}/new`, { locale, user })
    await list(text.governorate).selectOption(name(governorate))
    await list(text.neighbourhood).selectOption(name(neighbourhood))
    await expect(list(text.street)).toBeEnabled()
    await expect(list(text.block)).toBeEnabled()
    await page.getByRole('button', { name: text.save_address }).click()
    await expect(list(text.block)).toBeFocused()
    await list(text.block).selectOption({ index: 1 })
    await list(text.street).selectOption({ index: 1 })
    await list(text.house_number).fill('7')
    await page.getByRole('button', { name: text.save_address }).click()
    await expect(page.getByRole('article')).toContainText(name(governorate))
    const [saved] = (await calls.addresses(user.id)).data
    expect(saved?.attributes).toMatchObject({ 'house-number': '7', status: 'active' })

    await page
      .getByRole('link', { name: filled(text.edit_named, { name: text.address_label_Home }) })
      .click()
    await expect(list(text.house_number)).toHaveValue('7')
    await page.getByText(text.address_label_Work, { exact: true }).click()
    await page.getByRole('button', { name: text.save_address }).click()
    await expect(page.getByRole('heading', { name: text.address_label_Work })).toBeVisible()
    const [kept] = (await calls.addresses(user.id)).data
    expect(kept?.attributes).toMatchObject({
      label: 'Work',
      street: saved?.attributes.street,
      block: saved?.attributes.block,
      line1: saved?.attributes.line1,
    })
  })

  // proves, API-28, LO-04
  test(`one’s own addresses come first in the chooser, and the order names the chosen one (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj')
    await calls.addAddress(user.id, { ...INSIDE, line1: '12 Palm Street', label: 'Work' })
    await calls.addAddress(user.id, { ...OUTSIDE, line1: 'Far away', label: 'Home' })
    await shop.open('saj', '/menu', { locale, user })
    await cartOf(page, locale).add(101)
    await shop.open('saj', `${CHOOSER}?page=cart&islocation=true`, { locale, user })
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /Palm|Far/ })
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText(text.delivers_here)
    await expect(cards.last()).toContainText(text.delivers_not_here)
    await expect(cards.last().getByRole('button')).toHaveCount(0)
    expect(await barriers(page)).toEqual([])

    const priced = page.waitForRequest(
      (request) =>
        /orders\/calculate/.test(request.url()) && request.postDataJSON().address !== null,
    )
    await cards.first().getByRole('button', { name: text.deliver_here }).click()
    await page
      .getByRole('button', { name: text.continue, exact: true })
      .or(page.getByRole('dialog', { name: text.your_cart }))
      .first()
      .waitFor()
    const [, work] = (await calls.addresses(user.id)).data
    expect(await stored(page)).toMatchObject({
      id: work?.id,
      line1: '12 Palm Street',
      label: 'Work',
    })
    expect((await priced).postDataJSON()).toMatchObject({ type: 'deliver', address: work?.id })
  })
}

// proves AD-05, A-17
test('an address a guest customer gives for an order is kept for it', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj', { accountType: 'guest' })
  await shop.open('saj', CHOOSER, { locale: 'en-us', user })
  await page.getByRole('button', { name: text.without_map }).click()
  await page.getByLabel(text.address_line).fill('Villa 4')
  await page.getByLabel(text.closest_branch).selectOption('Hittin')
  await page.getByRole('button', { name: text.confirm_location }).click()
  await page.getByRole('button', { name: text.deliver_here }).click()
  await expect(page.getByRole('banner').getByText('Villa 4')).toBeVisible()
  await expect.poll(async () => (await stored(page))?.id).toEqual(expect.any(String))
  const [saved] = (await calls.addresses(user.id)).data
  expect(saved).toMatchObject({ id: (await stored(page)).id, attributes: { line1: 'Villa 4' } })
})

// proves AD-06, ER-23
test('an address that cannot be kept beside the order stops nobody', async ({ shop, page }) => {
  shop.faults.expect(/500/)
  const text = shop.texts('en-us')
  const { user } = await shop.customer('saj', { accountType: 'guest' })
  await page.route(/\/api\/customers\/[\w-]+\/addresses/, (route) => route.fulfill({ status: 500 }))
  await shop.open('saj', CHOOSER, { locale: 'en-us', user })
  await page.getByRole('button', { name: text.without_map }).click()
  await page.getByLabel(text.address_line).fill('Villa 4')
  await page.getByLabel(text.closest_branch).selectOption('Hittin')
  await page.getByRole('button', { name: text.confirm_location }).click()
  await page.getByRole('button', { name: text.deliver_here }).click()
  await expect(page.getByRole('banner').getByText('Villa 4')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stored(page)).not.toHaveProperty('id')
})

// proves ER-26
test('an address book that fails says so, and loses nothing', async ({ shop, page }) => {
  shop.faults.expect(/500/)
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await calls.addAddress(user.id, { ...INSIDE, line1: '12 Palm Street' })
  let broken: string | null = 'GET'
  await page.route(/\/api\/customers\/[\w-]+\/addresses/, (route) =>
    route.request().method() === broken ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await shop.open('saj', LIST, { locale: 'en-us', user })
  await expect(page.getByRole('alert')).toContainText(text.cannot_process)
  broken = 'DELETE'
  await page.getByRole('button', { name: text.try_again }).click()
  const card = page.getByRole('article')
  await card.getByRole('button', { name: /Delete/ }).click()
  await expect(page.getByText(text.error_deleting_address)).toBeVisible()
  await expect(card).toContainText('12 Palm Street')

  broken = 'PATCH'
  await card.getByRole('link', { name: /Edit/ }).click()
  await page.getByLabel(text.floor).fill('2')
  await page.getByRole('button', { name: text.save_address }).click()
  await expect(page.getByRole('alert')).toHaveText(text.error_saving_address)
  await expect(page.getByLabel(text.floor)).toHaveValue('2')
  broken = null
  await page.getByRole('button', { name: text.save_address }).click()
  await expect(card).toContainText('Floor')
})

test('an address of somebody else’s looks missing', async ({ shop, page }) => {
  const { user, calls } = await shop.customer('saj')
  const saved = await calls.addAddress(user.id, { ...INSIDE, line1: '12 Palm Street' })
  const other = await shop.customer('saj')
  const path = `${LIST}/edit?address=${saved.data.id}`
  await shop.open('saj', path, { locale: 'en-us', user: other.user })
  const text = shop.texts('en-us')
  await expect(page.getByRole('heading', { name: text.address_gone })).toBeVisible()
  await expect(page.getByText('12 Palm Street')).toHaveCount(0)
})

test('a deleted address is no longer where the order goes', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await calls.addAddress(user.id, { ...INSIDE, line1: '12 Palm Street' })
  await shop.open('saj', CHOOSER, { locale: 'en-us', user })
  await page.getByRole('button', { name: text.deliver_here }).click()
  await expect(page.getByRole('banner').getByText('12 Palm Street')).toBeVisible()
  await shop.open('saj', LIST, { locale: 'en-us', user })
  await page
    .getByRole('article')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(page.getByRole('heading', { name: text.no_addresses })).toBeVisible()
  await expect.poll(() => stored(page)).toBeNull()
})

test('an address is text on every screen that shows it, whatever it says', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  for (const script of SCRIPTS) {
    const words = { line1: script, label: script.slice(0, 40), instructions: script }
    const { data } = await calls.addAddress(user.id, {
      ...INSIDE,
      ...words,
      building: script.slice(0, 40),
      floor: script.slice(0, 40),
      landmark: script,
      street: script,
    })
    await shop.open('saj', LIST, { locale: 'en-us', user })
    await expect(page.getByText(script).first()).toBeVisible()
    expect(await attacksOn(page)).toEqual(NOTHING_RAN)
    await shop.open('saj', `${LIST}/edit?address=${data.id}`, { locale: 'en-us', user })
    await expect(page.getByLabel(text.landmark)).toHaveValue(script)
    expect(await attacksOn(page)).toEqual(NOTHING_RAN)
    await shop.open('saj', CHOOSER, { locale: 'en-us', user })
    await page.getByRole('button', { name: text.deliver_here }).first().click()
    await expect(page.getByRole('banner').getByText(script)).toBeVisible()
    await shop.open('saj', '/menu?page=cart', { locale: 'en-us', user })
    await page.getByRole('dialog').waitFor()
    expect(await attacksOn(page)).toEqual(NOTHING_RAN)
    await calls.deleteAddress(user.id, data.id)
  }
})
