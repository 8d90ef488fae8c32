import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'
import { openOrdering, WRAP } from '../shop/ordering-brand.ts'
import { SCRIPTS } from '../shop/script-attacks.ts'
import { filled } from '../shop/texts.ts'

const LIST = '/user/profile/cars'
const SETUP = '/menu/shawarma-1/curbside'
/** Saj's branch that carries orders out to cars, and one that does not. */
const HITTIN = 3
const OLAYA = 1

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CB-03, CB-04, CB-05, API-30, API-31, API-32, API-33, API-34, API-35
  test(`cars are added, changed, deleted and called back (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj', { accountType: 'guest' })
    const { client } = await shop.brand('saj', locale)
    const names = (list: { attributes: { name: object } }[]) =>
      list.map(({ attributes }) => wordsIn(attributes.name, locale))
    const colors = names((await client.reference.carColors()).data)
    const makers = names((await client.reference.carMakers()).data)

    await shop.open('saj', LIST, { locale, user })
    await expect(page.getByRole('heading', { name: text.no_cars })).toBeVisible()
    await page.getByRole('button', { name: text.add_car }).click()
    const sheet = page.getByRole('dialog', { name: text.add_car })
    const choices = (label: string) => sheet.getByRole('radiogroup', { name: label })
    const save = sheet.getByRole('button', { name: text.save_car })
    await sheet.getByRole('button', { name: text.all_makers }).click()
    const offered = (label: string) => choices(label).getByRole('radio').count()
    expect(await offered(text.car_maker)).toBe(makers.length)
    expect(await offered(text.car_color)).toBe(colors.length)
    for (const name of colors) {
      await expect(choices(text.car_color).getByRole('radio', { name })).toHaveCount(1)
    }
    await save.click()
    await expect(choices(text.car_maker)).toHaveAccessibleDescription(text.fault_required)
    await expect(choices(text.car_color)).toHaveAccessibleDescription(text.fault_required)
    expect(await barriers(page)).toEqual([])

    const [maker = '', second = ''] = makers
    const [color = ''] = colors
    await choices(text.car_maker).getByText(maker, { exact: true }).click()
    await choices(text.car_color).getByText(color, { exact: true }).click()
    for (const plate of [SCRIPTS[0] ?? '', 'x'.repeat(17), 'AB\u202e12', "1'; drop table cars--"]) {
      await sheet.getByLabel(text.plate_number).fill(plate)
      await save.click()
      await expect(sheet.getByLabel(text.plate_number)).toHaveAccessibleDescription(
        new RegExp(text['fault_invalid-plate'].slice(0, 20)),
      )
    }
    expect((await calls.cars(user.id)).data).toEqual([])
    await sheet.getByLabel(text.plate_number).fill('أ ب ١٢٣٤')
    await save.click()
    await expect(sheet).toBeHidden()
    const card = page.getByRole('article')
    await expect(card).toContainText(maker)
    await expect(card).toContainText(color)
    await expect(card).toContainText('1234')
    expect(await barriers(page)).toEqual([])

    const name = filled(text.car_name, { maker, color })
    await page.getByRole('button', { name: filled(text.edit_named, { name }) }).click()
    const edit = page.getByRole('dialog', { name: text.edit_car })
    await edit.getByText(second, { exact: true }).click()
    await edit.getByLabel(text.plate_number).fill('')
    await edit.getByRole('button', { name: text.save_car }).click()
    await expect(card).toContainText(second)
    await expect(card).toContainText(text.no_plate)

    await card.getByRole('button', { name: text.delete }).click()
    await expect(page.getByRole('heading', { name: text.no_cars })).toBeVisible()
    await page.getByRole('button', { name: text.undo }).click()
    await expect(card).toContainText(second)
    expect((await calls.cars(user.id)).data).toHaveLength(1)
  })

  // proves CB-01, CB-02, CB-07, CP-12, ST-19, RT-18, PR-02
  test(`an order is carried out to a car, another car, or none (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj')
    const { data: white } = await calls.addCar(user.id, {
      color: 1,
      maker: 1,
      'plate-number': 'ABC 1234',
    })
    await shop.open('saj', '/menu', { locale, user, chosen: at(HITTIN) })
    const cart = cartOf(page, locale)
    await cart.add(101)
    await cart.open()
    await cart.panel.getByRole('link', { name: text.choose_car }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.which_car)
    expect(await barriers(page)).toEqual([])

    const priced = page.waitForRequest(
      (request) =>
        /orders\/calculate/.test(request.url()) && request.postDataJSON()['car-id'] === white.id,
    )
    await page.getByRole('button', { name: text.use_this_car }).click()
    await expect(cart.panel).toBeVisible()
    expect((await priced).postDataJSON()).toMatchObject({ type: 'curbside', location: HITTIN })
    const card = cart.panel.getByRole('region', { name: text.curbside_car })
    const { color, maker } = white.attributes
    await expect(card).toContainText(wordsIn(color, locale))
    await expect(card).toContainText(wordsIn(maker, locale))
    await expect(card).toContainText('ABC 1234')
    await expect(card.locator('img')).toHaveAttribute('src', /toyota\.svg$/)
    await expect(card.getByRole('button', { name: text.remove })).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await card.getByRole('link', { name: text.change }).click()
    await page.getByRole('button', { name: text.another_car }).click()
    const choices = (label: string) => page.getByRole('radiogroup', { name: label })
    await choices(text.car_maker).locator('label').nth(1).click()
    await choices(text.car_color).locator('label').nth(4).click()
    await page.getByRole('button', { name: text.use_this_car }).click()
    await expect(card).toContainText(text.no_plate)
    const kept = await page.evaluate(() => localStorage.getItem('customer_selected_car'))
    const [newest] = (await calls.cars(user.id)).data
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ id: newest?.id, 'plate-number': null })

    await card.getByRole('button', { name: text.remove }).click()
    await expect(card).toHaveCount(0)
    await expect(cart.panel.getByRole('link', { name: text.choose_car })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('customer_selected_car'))).toBeNull()
  })
}

// proves CB-02
test('curbside is offered to signed-in customers, for orders to go, where a branch does it', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const { user } = await shop.customer('saj')
  const cart = cartOf(page, 'en-us')
  const offer = cart.panel.getByRole('link', { name: text.choose_car })
  const look = async (visit: Parameters<typeof shop.open>[2]) => {
    await shop.open('saj', '/menu?page=cart', { locale: 'en-us', ...visit })
    await expect(cart.panel.getByText(text.checkout)).toBeVisible()
  }
  await shop.open('saj', '/menu', { locale: 'en-us', chosen: at(HITTIN) })
  await cart.add(101)
  const seen = page.waitForResponse(/locations\/3$/)
  await look({ chosen: at(HITTIN) })
  await seen
  await expect(offer).toHaveCount(0)
  await look({ chosen: at(HITTIN), user })
  await expect(offer).toBeVisible()
  await look({ chosen: at(OLAYA) })
  await page.waitForLoadState('networkidle')
  await expect(offer).toHaveCount(0)
  await look({ chosen: at(HITTIN, 'pickup') })
  await page.waitForLoadState('networkidle')
  await expect(offer).toHaveCount(0)
})

// proves CK-02
test('where curbside is offered the cart stays open at the first pass, and leads on at the second', async ({
  shop,
  page,
}) => {
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const cart = cartOf(page, 'en-us')
  await openOrdering(shop, '/menu/wraps-1', { locale: 'en-us', customer })
  await cart.add(WRAP)
  await cart.open()
  await expect(cart.panel.getByText(text.curbside_offer)).toBeVisible()
  const checkout = cart.panel.getByRole('button', { name: text.checkout })
  await checkout.click()
  // The card's own line, and the snackbar over the cart.
  await expect(cart.panel.getByText(text.curbside_offer_hint)).toHaveCount(2)
  await expect(cart.panel).toBeVisible()
  await checkout.click()
  await expect(page).toHaveURL(/\/(upsell|checkout)/)
})

// proves CB-06, AC-05
test('the vehicle screen needs somebody signed in', async ({ shop, page }) => {
  await shop.open('saj', SETUP, { locale: 'en-us', isAlive: false })
  await expect(page).toHaveURL(/\/signin\?page=/)
})

// proves CU-14
test('an emptied cart forgets the car', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await calls.addCar(user.id, { color: 1, maker: 1 })
  const cart = cartOf(page, 'en-us')
  await shop.open('saj', '/menu', { locale: 'en-us', user, chosen: at(HITTIN) })
  await cart.add(101)
  await cart.open()
  await cart.panel.getByRole('link', { name: text.choose_car }).click()
  await page.getByRole('button', { name: text.use_this_car }).click()
  await expect(cart.panel.getByText(text.curbside_car)).toBeVisible()
  await cart
    .line(101)
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect(cart.panel.getByText(text.cart_empty)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('customer_selected_car'))).toBeNull()
})

test('cars that cannot be read or saved say so, and can be tried again', async ({ shop, page }) => {
  shop.faults.expect(/500/)
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await calls.addCar(user.id, { color: 1, maker: 1 })
  let broken: string | null = 'GET'
  await page.route(/\/api\/customers\/[\w-]+\/cars/, (route) =>
    route.request().method() === broken ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await shop.open('saj', LIST, { locale: 'en-us', user })
  await expect(page.getByRole('alert')).toContainText(text.cannot_process)
  broken = 'PATCH'
  await page.getByRole('button', { name: text.try_again }).click()
  await page.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel(text.plate_number).fill('XYZ 9')
  await page.getByRole('button', { name: text.save_car }).click()
  await expect(page.getByRole('alert')).toHaveText(text.error_saving_car)
  await expect(page.getByLabel(text.plate_number)).toHaveValue('XYZ 9')
  broken = 'DELETE'
  await page.getByRole('button', { name: text.save_car }).click()
  await expect(page.getByRole('article')).toContainText('XYZ 9')
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByText(text.error_deleting_car)).toBeVisible()
  await expect(page.getByRole('article')).toContainText('XYZ 9')
})
