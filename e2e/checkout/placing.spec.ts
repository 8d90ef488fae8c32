import type { Page } from '@playwright/test'
import { barriers, faintWords } from '../platform/every-page/accessibility.ts'
import { answerTo, failOnce } from '../shop/answers.ts'
import { expect, test } from '../shop/fixtures.ts'
import {
  GRILL,
  goToCheckout,
  openOrdering,
  ordersOf,
  stored,
  WRAP,
} from '../shop/ordering-brand.ts'
import { filled } from '../shop/texts.ts'

const ORDERS = /\/api\/orders$/

/** Under which keys the page has sent an order. */
function keysSentBy(page: Page) {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && ORDERS.test(request.url())) {
      keys.push(request.headers()['idempotency-key'] ?? '')
    }
  })
  return keys
}

/** One of the customer's own is where the order is brought. */
const chooseCar = (page: Page, car: object) =>
  page.addInitScript(
    (kept) => localStorage.setItem('customer_selected_car', kept),
    JSON.stringify(car),
  )

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CK-15, CK-21, CK-22, ST-01, ST-02, ST-03, RT-10, RT-13, A-54, HM-02
  test(`an order is placed on one page, with one button (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const { text } = await goToCheckout(shop, page, { locale, customer }, WRAP, GRILL)
    const main = page.getByRole('main')
    const who = main.getByRole('region', { name: text.who_orders })
    await expect(who).toContainText('Nora Saleh')
    await expect(who).toContainText(text.mobile_verified)
    await expect(main.getByRole('region', { name: text.where_and_when })).toContainText(
      locale === 'ar-sa' ? 'العليا' : 'Olaya',
    )
    // What is paid online comes later; of the rest the first is chosen.
    const payments = main.getByRole('region', { name: text.payment }).getByRole('radio')
    await expect(payments).toHaveCount(2)
    await expect(main.getByRole('radio', { name: text.payment_cash })).toBeChecked()
    await main.getByRole('radio', { name: text['payment_card-on-pickup'] }).check()
    expect(await barriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintWords(page)).toEqual([])

    await main.getByRole('button', { name: text.place_order }).click()
    await expect(page).toHaveURL(/\/checkout\/success\?order=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.order_is_placed)
    const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
    expect(data).toHaveLength(1)
    const [order] = data
    expect(order?.attributes).toMatchObject({
      'payment-method': 'card-on-pickup',
      status: 'posted',
    })
    await expect(main).toContainText(`#${order?.attributes.number}`)
    await expect(main).toContainText('54.00')
    expect(await barriers(page)).toEqual([])

    expect(await stored(page, 'recent_order_id')).toBe(order?.id)
    expect(await stored(page, 'recent_order_status')).toBe('posted')
    expect(Number(await stored(page, 'order_notif_status_timestamp'))).toBeGreaterThan(0)
    for (const key of ['items', 'order_key']) expect(await stored(page, key)).toBeNull()
    await main.getByRole('link', { name: text.track_order }).click()
    await expect(page).toHaveURL(`${new URL(page.url()).origin}/user/order/${order?.id}`)
  })

  test(`a double tap places one order (${locale})`, async ({ shop, page, request }) => {
    const customer = await shop.customer('ordering', { locale })
    const { text } = await goToCheckout(shop, page, { locale, customer }, WRAP)
    const keys = keysSentBy(page)
    await page.getByRole('button', { name: text.place_order }).dblclick()
    await expect(page).toHaveURL(/success/)
    expect(keys).toHaveLength(1)
    const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
    expect(data).toHaveLength(1)
  })

  // proves ER-28
  test(`an order whose address cannot be saved is not sent, and says so (${locale})`, async ({
    shop,
    page,
  }) => {
    shop.faults.expect(/500.*addresses/)
    const customer = await shop.customer('ordering', { locale })
    const stay = { locale, customer, orderType: 'deliver' } as const
    const { text } = await goToCheckout(shop, page, stay, WRAP)
    const keys = keysSentBy(page)
    await failOnce(page, /\/addresses$/, 'POST')
    await page.getByRole('button', { name: text.place_order }).click()
    const dialog = page.getByRole('dialog', { name: text.an_error_occurred })
    await expect(dialog).toContainText(text.order_not_sent)
    expect(keys).toEqual([])
    await dialog.getByRole('button', { name: text.okay }).click()
    await page.getByRole('button', { name: text.place_order }).click()
    await expect(page).toHaveURL(/success/)
    expect(keys).toHaveLength(1)
  })

  test(`an answer that is cut leaves the order in doubt, and there is still one (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    shop.faults.expect(/api\/orders/)
    const customer = await shop.customer('ordering', { locale })
    const { text } = await goToCheckout(shop, page, { locale, customer }, WRAP)
    const keys = keysSentBy(page)
    // The server has placed it; its answer never arrives.
    await page.route(ORDERS, async (route) => {
      await answerTo(route)
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: text.place_order }).click()
    const doubt = page.getByRole('heading', { name: text.in_doubt })
    await expect(doubt).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.reload()
    await expect(doubt).toBeVisible()
    expect(JSON.parse((await stored(page, 'order_key')) ?? '')).toMatchObject({ isInDoubt: true })

    await page.unroute(ORDERS)
    await page.getByRole('button', { name: text.check_my_order }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.order_is_placed)
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
    const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
    expect(data).toHaveLength(1)
    expect(await stored(page, 'items')).toBeNull()
  })
}

test('a reload while the order is on its way does not order twice', async ({
  shop,
  page,
  request,
}) => {
  shop.faults.expect(/api\/orders/)
  const customer = await shop.customer('ordering')
  const { text } = await goToCheckout(shop, page, { locale: 'en-us', customer }, WRAP)
  const keys = keysSentBy(page)
  let arrived = () => {}
  const isPlaced = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route(ORDERS, async (route) => {
    await answerTo(route)
    arrived()
  })
  await page.getByRole('button', { name: text.place_order }).click()
  await expect(page.getByRole('button', { name: text.placing_order })).toBeVisible()
  await isPlaced
  await page.reload()
  await page.unroute(ORDERS)
  await page.getByRole('button', { name: text.check_my_order }).click()
  await expect(page).toHaveURL(/success/)
  expect(new Set(keys).size).toBe(1)
  const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
  expect(data).toHaveLength(1)
})

test('a server that breaks before it placed anything places it when it is asked again', async ({
  shop,
  page,
  request,
}) => {
  shop.faults.expect(/50[03].*api\/orders/)
  const customer = await shop.customer('ordering')
  const { text } = await goToCheckout(shop, page, { locale: 'en-us', customer }, WRAP)
  const keys = keysSentBy(page)
  await page.route(ORDERS, (route) =>
    route.fulfill({ status: 503, json: { errors: { code: 'overloaded', detail: 'Busy.' } } }),
  )
  await page.getByRole('button', { name: text.place_order }).click()
  const check = page.getByRole('button', { name: text.check_my_order })
  await check.click()
  await expect(page.getByRole('dialog')).toContainText(text.still_in_doubt)
  await page.getByRole('dialog').getByRole('button', { name: text.okay }).click()
  // Whatever is gathered meanwhile, the order in doubt comes first.
  await openOrdering(shop, '/checkout', { locale: 'en-us', customer })
  await page.unroute(ORDERS)
  await check.click()
  await expect(page).toHaveURL(/success/)
  expect(new Set(keys).size).toBe(1)
  const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
  expect(data).toHaveLength(1)
})

test('a total that has changed is shown, and asked about again', async ({ shop, page }) => {
  shop.faults.expect(/422.*api\/orders/)
  const customer = await shop.customer('ordering')
  let total = 14
  await page.route(ORDERS, (route) => {
    total = 15
    const errors = [{ code: 'total-changed', detail: 'x', source: 'expected-total' }]
    return route.fulfill({ status: 422, json: { errors } })
  })
  await page.route(/orders\/calculate/, async (route) => {
    const response = await answerTo(route)
    const { data } = await response.json()
    await route.fulfill({
      json: { data: { ...data, attributes: { ...data.attributes, total } } },
    })
  })
  const { text } = await goToCheckout(shop, page, { locale: 'en-us', customer }, WRAP)
  await page.getByRole('button', { name: text.place_order }).click()
  const dialog = page.getByRole('dialog', { name: text.total_changed })
  await expect(dialog).toContainText('14.00')
  await expect(dialog).toContainText('15.00')
  expect(await barriers(page)).toEqual([])
  await page.unroute(ORDERS)
  const sent = page.waitForRequest(ORDERS)
  await dialog.getByRole('button', { name: text.place_order }).click()
  // The real server does not agree with the figure of this test either, and says so.
  expect((await sent).postDataJSON()).toMatchObject({ 'expected-total': 15 })
  await expect(dialog).toBeVisible()
})

// proves CK-16, CK-18, A-12
test('a table is asked for where one sits, and cash must be enough', async ({
  shop,
  page,
  request,
}) => {
  const customer = await shop.customer('ordering')
  const stay = { locale: 'en-us', customer, orderType: 'dine-in' } as const
  const { text } = await goToCheckout(shop, page, stay, WRAP)
  const place = page.getByRole('button', { name: text.place_order })
  const list = page.getByRole('alert').first()
  const table = page.getByRole('textbox', { name: text.table_field })
  const cash = page.getByRole('textbox', { name: text.cash_amount })
  await cash.fill('١٣')
  await place.click()
  await expect(list).toContainText(text['missing_no-table'])
  await expect(list).toContainText(text['missing_too-little-cash'])
  await expect(list).toBeFocused()
  await expect(table).toHaveAccessibleDescription(new RegExp(text['missing_no-table']))
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: text['missing_no-table'] }).click()
  await table.fill('0')
  await page.getByRole('button', { name: text.cash_exact }).click()
  await expect(cash).toHaveValue('14')
  await cash.fill('50')
  await expect(page.getByText(text.cash_change)).toContainText('36.00')
  await place.click()
  await expect(page).toHaveURL(/success/)
  const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
  expect(data[0]?.attributes).toMatchObject({ type: 'dine-in', 'table-number': '0' })
})

// proves CK-21, A-52
test('a guest’s delivery goes to the address given for it, which is saved', async ({
  shop,
  page,
  request,
}) => {
  const customer = await shop.customer('ordering', { accountType: 'guest' })
  const stay = { locale: 'en-us', customer, orderType: 'deliver' } as const
  const { text } = await goToCheckout(shop, page, stay, WRAP)
  await expect(page.getByRole('region', { name: text.where_and_when })).toContainText(
    '12 Palm Street',
  )
  await page.getByRole('radio', { name: text['payment_card-on-delivery'] }).check()
  await expect(page.getByRole('radio', { name: text['payment_card-on-pickup'] })).toHaveCount(0)
  await page.getByRole('button', { name: text.place_order }).click()
  await expect(page).toHaveURL(/success/)
  await expect(page.getByRole('main')).toContainText('12 Palm Street')
  const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
  expect(data).toHaveLength(1)
  expect(data[0]?.attributes.address).toMatchObject({ line1: '12 Palm Street', label: 'Home' })
})

// The other kinds are placed above.
for (const orderType of ['pickup', 'eat-in', 'curbside'] as const) {
  // proves CU-23
  test(`an order of another kind is placed as what it is: ${orderType}`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering')
    const { data: car } = await customer.calls.addCar(customer.user.id, {
      color: 1,
      maker: 1,
      'plate-number': 'ABC 1234',
    })
    if (orderType === 'curbside') await chooseCar(page, { id: car.id, ...car.attributes })
    const stay = { locale: 'en-us', customer, orderType } as const
    const { text } = await goToCheckout(shop, page, stay, WRAP)
    if (orderType === 'eat-in')
      await page.getByRole('textbox', { name: text.table_field }).fill('4')
    await page.getByRole('button', { name: text.place_order }).click()
    await expect(page).toHaveURL(/success/)
    const { data } = await (await ordersOf(request, customer)).orders(customer.user.id)
    expect(data.map(({ attributes }) => attributes.type)).toEqual([orderType])
  })
}

// proves CK-19, RT-15, RT-17
test('whoever is not signed in is led to the door, from every checkout', async ({ shop, page }) => {
  for (const path of ['/checkout', '/menu/checkout', '/menu/wraps-1/checkout']) {
    await openOrdering(shop, path, { locale: 'en-us' })
    await expect(page).toHaveURL(new RegExp(`/signin\\?page=${encodeURIComponent(path)}$`))
  }
})

test('what the server refuses is said, and nothing is lost', async ({ shop, page }) => {
  shop.faults.expect(/422.*api\/orders/)
  const customer = await shop.customer('ordering')
  const { text, cart } = await goToCheckout(shop, page, { locale: 'en-us', customer }, WRAP)
  await page.route(ORDERS, (route) =>
    route.fulfill({ status: 422, json: { errors: [{ code: 'x', detail: 'No bread today.' }] } }),
  )
  await page.getByRole('button', { name: text.place_order }).click()
  await expect(page.getByRole('dialog', { name: text.an_error_occurred })).toContainText(
    'No bread today.',
  )
  await page.getByRole('button', { name: text.okay }).click()
  await expect(page.getByRole('button', { name: text.place_order })).toBeVisible()
  expect(await cart.stored()).toHaveLength(1)
})

test('with nothing in the cart there is nothing to order', async ({ shop, page }) => {
  const customer = await shop.customer('ordering')
  await openOrdering(shop, '/checkout', { locale: 'en-us', customer })
  const text = shop.texts('en-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart_empty)
  await openOrdering(shop, '/checkout/success', { locale: 'en-us', customer })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.no_orders)
})

test('the summary says what the order is made of', async ({ shop, page }) => {
  const customer = await shop.customer('ordering')
  const { text } = await goToCheckout(shop, page, { locale: 'en-us', customer }, WRAP, GRILL)
  const summary = page.getByRole('region', { name: text.your_order })
  await summary.getByRole('button', { name: text.your_order }).click()
  await expect(summary).toContainText(filled(text.times, { count: 1, name: 'Mixed grill' }))
  await expect(summary).toContainText(filled(text.vat_included, { number: 15 }))
})
