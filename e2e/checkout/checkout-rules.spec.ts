import type { Page, Route } from '@playwright/test'
import { barriers } from '../platform/every-page/accessibility.ts'
import { answerTo } from '../shop/answers.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { guestDoor } from '../shop/guest-door.ts'
import { PRICED_FATTEH, PRICED_GRILL, PRICED_WRAP, visitPriced } from '../shop/priced-brand.ts'
import { filled } from '../shop/texts.ts'

const CURRENCY = { 'en-us': 'SAR', 'ar-sa': 'ريال' }
const validate = /orders\/validate/

const priced = (route: Route) => answerTo(route, (path) => path.replace('validate', 'calculate'))

/** As the real one would answer somebody it knows. */
const letIn = (page: Page) =>
  page.route(validate, async (route) => {
    const response = await priced(route)
    await route.fulfill({ response })
  })

const refuse = (page: Page, status: number, errors: object) =>
  page.route(validate, (route) => route.fulfill({ status, json: { errors } }))

const believeSignedIn = (page: Page) =>
  page.evaluate((user) => localStorage.setItem('currentUser', user), JSON.stringify(BELIEVED_GUEST))

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CK-01, CK-06, CK-08, CK-10, CK-13, CK-14, PR-17, CP-15, A-23, CK-07
  test(`the rules of the checkout, one after the other (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    let asked = 0
    page.on('request', (request) => {
      if (validate.test(request.url())) asked += 1
    })
    const guest = { locale, orderType: 'deliver', user: null } as const
    const { cart, text } = await visitPriced(shop, page, guest)
    const door = guestDoor(page, locale)
    await cart.add(PRICED_WRAP)
    await cart.open()
    await door.close()
    const { panel } = cart
    const checkout = panel.getByRole('button', { name: text.checkout })
    const alert = panel.getByRole('alert')
    await checkout.click()
    const currency = CURRENCY[locale]
    await expect(alert).toContainText(filled(text.area_minimum, { amount: '30.00', currency }))
    await expect(alert).toContainText('16.00')
    await expect(door.dialog).toHaveCount(0)
    expect(await barriers(page)).toEqual([])

    const [{ name }] = await cart.stored()
    const more = panel.getByRole('button', { name: filled(text.more_of, { name: name[locale] }) })
    await more.click()
    await expect(alert).toHaveCount(0)
    await more.click()
    await panel.getByRole('textbox', { name: text.your_notes }).fill('x'.repeat(256))
    await checkout.click()
    await expect(alert).toContainText(filled(text.notes_limit, { count: 256 }))
    await panel.getByRole('textbox', { name: text.your_notes }).fill('ring twice')
    await checkout.click()
    await expect(panel.getByRole('status').getByText(text.sign_in_to_order)).toBeVisible()
    await door.close()

    await believeSignedIn(page)
    await checkout.click()
    await expect(alert).toContainText(
      text.delivery_minimum.replace('_AMOUNT_', '50.00').replace('_CURRENCY_', currency),
    )
    await expect(alert).toContainText('8.00')
    expect(asked).toBe(0)
    await more.click()
    await letIn(page)
    await checkout.click()
    await expect(page).toHaveURL(/\/(upsell|checkout)$/)
    expect(asked).toBe(1)
  })

  // proves CK-03, CP-19, ER-14, ER-16, ER-25
  test(`what the server refuses is said in a dialog (${locale}) @both`, async ({ shop, page }) => {
    shop.faults.expect(/422.*orders\/validate/)
    const { cart, text } = await visitPriced(shop, page, { locale })
    await cart.add(PRICED_GRILL)
    await cart.open()
    await refuse(page, 422, [{ code: 'modifier-unavailable', detail: 'Cheddar is disabled.' }])
    const checkout = cart.panel.getByRole('button', { name: text.checkout })
    await checkout.click()
    const dialog = page.getByRole('dialog', { name: text.an_error_occurred })
    const okay = dialog.getByRole('button', { name: text.okay })
    await expect(dialog).toContainText(text.modifiers_availability.replace('[Modifier]', 'Cheddar'))
    expect(await barriers(page)).toEqual([])
    await okay.click()
    await expect(dialog).toHaveCount(0)
    await expect(cart.panel).toBeVisible()

    await page.unroute(validate)
    const shut = 'Drinks category is out of stock for this location.'
    await refuse(page, 422, [
      { code: 'x', detail: shut },
      { code: 'y', detail: 'And no ice' },
    ])
    await checkout.click()
    await expect(dialog).toContainText(text.modifiers_availability.replace('[Modifier]', 'Drinks'))
    await expect(dialog).toContainText('And no ice')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(cart.panel).toBeVisible()
  })
}

// proves CK-02
test('a good order leads on, its panel closed; meanwhile nothing else can be touched', async ({
  shop,
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(validate, async (route) => {
    await held.promise
    const response = await priced(route)
    await route.fulfill({ response })
  })
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await cart.panel.getByRole('button', { name: text.checkout }).dblclick()
  await expect(cart.panel.getByText(text.checking_order)).toBeVisible()
  held.resolve()
  await expect.poll(() => visited).toContain('/upsell')
})

// proves CK-11
test('without a place the checkout leads to the chooser and back', async ({ shop, page }) => {
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us', orderType: null })
  await cart.add(PRICED_GRILL)
  await cart.open()
  await cart.panel.getByRole('button', { name: text.checkout }).click()
  await expect(page).toHaveURL(/\/menu\/wraps-1\/location\?.*checking-out=true/)
  await page.getByRole('main').getByRole('link', { name: text.order_type_pickup }).click()
  await page.getByRole('main').getByRole('link', { name: 'Olaya' }).first().click()
  await page.getByRole('button', { name: text.order_from_branch }).click()
  await expect(page).toHaveURL(/page=cart/)
  await expect(cart.panel).toBeVisible()
  expect(await cart.stored()).toHaveLength(1)
})

// proves CK-12
test('what the branch does not have is named', async ({ shop, page }) => {
  shop.faults.expect(/422.*(calculate|digital-coupons)/)
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_FATTEH)
  await shop.open('priced', '/menu/wraps-1?page=cart', { locale: 'en-us', chosen: at(2) })
  await expect(cart.line(PRICED_FATTEH)).toContainText(text.not_available_here)
  await cart.panel.getByRole('button', { name: text.checkout }).click()
  await expect(cart.panel.getByRole('alert')).toHaveText(
    filled(text.item_unavailable, { name: 'Fatteh' }),
  )
})

// proves CK-09
test('what a promotion gives is no order of its own', async ({ shop, page }) => {
  shop.faults.expect(/422.*calculate/)
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('items') ?? '[]')
    localStorage.setItem('items', JSON.stringify([{ ...line, 'is-promotion': true }]))
  })
  await page.goto(`${page.url()}?page=cart`)
  await cart.panel.getByRole('button', { name: text.checkout }).click()
  await expect(cart.panel.getByRole('alert')).toHaveText(text.no_item_selected)
})

// proves ER-15, ER-17, ST-18, A-51
test('that a store is closed is told once; at the checkout whenever somebody asks', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/404.*\/pictures\/brands\//, /400.*(orders|digital-coupons)/)
  const text = shop.texts('en-us')
  const cart = cartOf(page, 'en-us')
  // Gate has a branch without opening hours.
  await shop.open('forced-location', '/menu/wraps-1', {
    locale: 'en-us',
    chosen: at(1),
    user: BELIEVED_GUEST,
  })
  await cart.add(PRICED_WRAP)
  await cart.open()
  const told = cart.panel.getByRole('status').getByText(text.store_closed)
  await expect(told.last()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('storeClosed'))).not.toBeNull()
  await cart.panel.getByRole('status').getByRole('button', { name: text.close }).click()
  await page.reload()
  const summary = cart.panel.getByRole('region', { name: text.total })
  await expect(summary.getByText(text.store_closed)).toBeVisible()
  await expect(cart.panel.getByRole('status').getByRole('button')).toHaveCount(0)

  await refuse(page, 400, [{ code: '1071', detail: 'Sorry, this store is not currently …' }])
  await cart.panel.getByRole('button', { name: text.checkout }).click()
  await expect(page.getByRole('dialog', { name: text.an_error_occurred })).toContainText(
    text.store_closed,
  )
})
