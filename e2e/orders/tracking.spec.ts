import { barriers, faintWords } from '../platform/every-page/accessibility.ts'
import { failOnce } from '../shop/answers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { openOrdering, placeOrder, stored, theStaff } from '../shop/ordering-brand.ts'
import { filled } from '../shop/texts.ts'

const SOON = { timeout: 1_000 }

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves OR-01, OR-03, OR-17, RT-40, A-20
  test(`an order is followed as the branch moves it (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const staff = await theStaff(request)
    const order = await placeOrder(request, customer, { notes: 'Ring twice' })
    await openOrdering(shop, `/user/order/${order.id}`, { locale, customer })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText(
      `#${order.attributes.number}`,
    )
    const course = main.getByRole('list', { name: text.order_course })
    const current = course.locator('[aria-current=step]')
    const said = main.getByRole('status').filter({ hasText: /\S/ })
    await expect(current).toContainText(text.order_placed, { ignoreCase: true })
    await expect(current.locator('time')).toBeVisible()
    await expect(main).toContainText(text.ready_around)
    await expect(main).toContainText('Ring twice')
    expect(await barriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintWords(page)).toEqual([])

    const steps = [
      ['accepted', text.order_confirmed, text.say_accepted],
      ['in-kitchen', text['status_in-kitchen'], text.say_in_kitchen],
      ['ready', text.status_ready, text.say_ready],
    ] as const
    for (const [status, title, sentence] of steps) {
      await staff.moveOrder(order.id, status)
      await expect(current).toContainText(title, { ...SOON, ignoreCase: true })
      await expect(said).toContainText(sentence)
    }
    await staff.moveOrder(order.id, 'finished')
    await expect(said).toContainText(text.say_finished, SOON)
    await expect(main.getByRole('link', { name: text.rate })).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  // proves ER-28
  test(`an order that cannot be had, or rated, says which (${locale})`, async ({
    shop,
    page,
    request,
  }) => {
    shop.faults.expect(/500.*orders/)
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const order = await placeOrder(request, customer)
    await (await theStaff(request)).bring(order.id, 'posted', 'finished')
    await failOnce(page, new RegExp(`/orders/${order.id}(\\?|$)`))
    await openOrdering(shop, `/user/order/${order.id}`, { locale, customer })
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(text.order_not_loaded)
    await main.getByRole('button', { name: text.try_again }).click()
    await main.getByRole('link', { name: text.rate }).click()

    await failOnce(page, /\/feedbacks$/)
    const topics = main.getByRole('group')
    await topics.first().locator('label').last().click()
    await topics.nth(1).locator('label').last().click()
    await main.getByRole('textbox', { name: text.your_comment }).fill('Warm')
    await main.getByRole('button', { name: text.send_rating }).click()
    await expect(page.getByRole('alert')).toHaveText(text.rating_not_sent)
  })

  // proves OR-09, OR-10, OR-12, OR-13, OR-14, OR-15, ST-02, ST-07, A-21
  test(`the banner tells how the order stands, on every other page (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const staff = await theStaff(request)
    const order = await placeOrder(request, customer)
    await page.addInitScript((id) => {
      if (sessionStorage.getItem('once')) return
      sessionStorage.setItem('once', 'done')
      localStorage.setItem('recent_order_id', id)
      localStorage.setItem('recent_order_status', 'posted')
    }, order.id)
    await page.clock.install()
    await openOrdering(shop, '/menu', { locale, customer })
    const banner = page.locator(`a[data-order="${order.id}"]`)
    await expect(banner).toHaveAttribute('href', `/user/order/${order.id}`)
    await expect(banner).toContainText(
      new RegExp(text.order_being_prepared.replace('{number}', `\\W*#${order.attributes.number}`)),
    )
    await expect(banner).toContainText(text.status_posted, { ignoreCase: true })
    await expect(banner).toContainText(text.view_details)
    expect(await barriers(page)).toEqual([])

    await staff.moveOrder(order.id, 'accepted')
    await expect(banner).toContainText(text.status_accepted, { ...SOON, ignoreCase: true })
    const left = Number(await stored(page, 'cancel_order_time')) - Date.now()
    expect(left).toBeGreaterThan(4.5 * 60_000)
    expect(left).toBeLessThanOrEqual(5 * 60_000)
    expect(await stored(page, 'recent_order_status')).toBe('accepted')

    await banner.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text.order)
    await expect(banner).toHaveCount(0)
    await page.goBack()
    await expect(banner).toBeVisible()

    await staff.bring(order.id, 'accepted', 'ready')
    const snack = page.getByRole('status').filter({ hasText: text.order_ready })
    await expect(snack).toBeVisible()
    await expect(banner).toHaveCount(0)
    expect(await stored(page, 'recent_order_id')).toBeNull()
    await page.clock.fastForward(10_000)
    await expect(snack).toBeVisible()
  })

  // proves OR-18, ER-30
  test(`an order is cancelled while there is time, and not after (${locale})`, async ({
    shop,
    page,
    request,
  }) => {
    shop.faults.expect(/422.*cancellation/)
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const staff = await theStaff(request)
    const order = await placeOrder(request, customer)
    await staff.moveOrder(order.id, 'accepted')
    await openOrdering(shop, `/user/order/${order.id}`, { locale, customer })
    const cancel = page.getByRole('main').getByRole('button', { name: text.cancel_order })
    await expect(cancel).toContainText(/0[45]:\d\d/)
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: text.cancel_order_question })
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: text.keep_order }).click()
    await expect(dialog).toHaveCount(0)
    await cancel.click()
    await dialog.getByRole('button', { name: text.cancel_order }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(text.say_cancelled_by_customer)
    await expect(cancel).toHaveCount(0)

    const second = await placeOrder(request, customer)
    await openOrdering(shop, `/user/order/${second.id}`, { locale, customer })
    await cancel.click()
    await staff.bring(second.id, 'posted', 'in-kitchen')
    await dialog.getByRole('button', { name: text.cancel_order }).click()
    await expect(dialog.getByRole('alert')).toHaveText(text.cancellation_failed)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(cancel).toHaveCount(0)
  })
}

test('what the branch cancels says who and why', async ({ shop, page, request }) => {
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const order = await placeOrder(request, customer)
  await openOrdering(shop, `/user/order/${order.id}`, { locale: 'en-us', customer })
  await expect(page.getByRole('main')).toContainText(text.say_posted)
  await (await theStaff(request)).moveOrder(order.id, 'cancelled-by-employee', 'Out of bread')
  const main = page.getByRole('main')
  await expect(main).toContainText('Out of bread')
  await expect(main).toContainText(text.say_cancelled_by_employee)
  await expect(main).toContainText(text.nothing_charged)
  expect(await barriers(page)).toEqual([])
})

// proves CB-01
test('whoever waits at the curb tells the crew', async ({ shop, page, request }) => {
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const { data: car } = await customer.calls.addCar(customer.user.id, {
    color: 1,
    maker: 1,
    'plate-number': 'ABC 1234',
  })
  const order = await placeOrder(request, customer, { type: 'curbside', 'car-id': car.id })
  await openOrdering(shop, `/user/order/${order.id}`, { locale: 'en-us', customer })
  await expect(page.getByRole('main')).toContainText('ABC 1234')
  await page.getByRole('button', { name: text.i_have_arrived }).click()
  await expect(page.getByRole('main')).toContainText(text.crew_told)
  const board = await (await theStaff(request)).board(1)
  expect(JSON.stringify(board)).toContain('ABC 1234')
})

// proves OR-23
test('who brings a delivery can be called', async ({ shop, page, request }) => {
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const staff = await theStaff(request)
  const { data: address } = await customer.calls.addAddress(customer.user.id, {
    lat: 24.7,
    long: 46.7,
    line1: '12 Palm Street',
  })
  const order = await placeOrder(request, customer, {
    type: 'deliver',
    address: address.id,
    location: null,
  })
  await openOrdering(shop, `/user/order/${order.id}`, { locale: 'en-us', customer })
  await expect(page.getByRole('main')).toContainText('12 Palm Street')
  await expect(page.getByText(text.your_driver)).toHaveCount(0)
  const { data: drivers } = await staff.drivers(1)
  await staff.assignDriver(order.id, drivers[0]?.id ?? null)
  await expect(page.getByText(text.your_driver)).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: filled(text.call_name, { name: 'Khalid Mansour' }) })
      .or(page.getByRole('link', { name: filled(text.call_name, { name: 'Imran Malik' }) })),
  ).toHaveAttribute('href', /^tel:\+966/)
  await staff.bring(order.id, 'posted', 'ready')
  await expect(page.locator('[aria-current=step]')).toHaveText(
    new RegExp(text.food_on_the_way, 'i'),
  )
})

// proves A-17, RT-42
test('a guest opens their own order, nobody else does, and its address has no language', async ({
  shop,
  page,
  request,
}) => {
  shop.faults.expect(/404.*api\/orders/)
  const guest = await shop.customer('ordering', { accountType: 'guest' })
  const order = await placeOrder(request, guest)
  const path = `/user/order/${order.id}`
  await openOrdering(shop, path, { locale: 'en-us', customer: guest })
  const arabic = shop.texts('ar-sa')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`#${order.attributes.number}`)
  await page
    .getByRole('button', { name: /العربية/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText(arabic.say_posted)
  expect(new URL(page.url()).pathname).toBe(path)

  const other = await shop.customer('ordering')
  await openOrdering(shop, path, { locale: 'en-us', customer: other })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    shop.texts('en-us').order_not_found,
  )
})

// proves RT-49
test('what is no order is no page', async ({ shop }) => {
  shop.faults.expect(/404/)
  const response = await shop.open('ordering', '/user/order/12', { isAlive: false })
  expect(response?.status()).toBe(404)
})

// proves OR-19, ER-31
test('an order whose session has ended asks to sign in again', async ({ shop, page, request }) => {
  shop.faults.expect(/401/)
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const order = await placeOrder(request, customer)
  await customer.calls.signOut()
  await openOrdering(shop, `/user/order/${order.id}`, { locale: 'en-us', customer })
  await expect(page.getByText(text.order_session_expired)).toBeVisible()
  await expect(page).toHaveURL(/\/signin/)
  expect(await stored(page, 'currentUser')).toBeNull()
})

test('where no stream comes through, the order is asked about instead', async ({
  shop,
  page,
  request,
}) => {
  shop.faults.expect(/realtime/)
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const staff = await theStaff(request)
  const order = await placeOrder(request, customer)
  await page.route(/realtime/, (route) => route.abort())
  await openOrdering(shop, `/user/order/${order.id}`, { locale: 'en-us', customer })
  await expect(page.getByText(text.say_posted)).toBeVisible()
  await staff.moveOrder(order.id, 'accepted')
  await expect(page.getByText(text.say_accepted)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(filled(text.last_updated, { time: '' }).trim())).toBeVisible()
  await page.unroute(/realtime/)
  await staff.moveOrder(order.id, 'in-kitchen')
  await expect(page.getByText(text.say_in_kitchen)).toBeVisible({ timeout: 20_000 })
})

// proves OR-16, A-18
test('another language shows the banner anew; signing out takes it away', async ({
  shop,
  page,
  request,
}) => {
  const customer = await shop.customer('ordering')
  const order = await placeOrder(request, customer)
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('once')) return
    sessionStorage.setItem('once', 'done')
    localStorage.setItem('recent_order_id', id)
    localStorage.setItem('recent_order_status', 'posted')
  }, order.id)
  await openOrdering(shop, '/menu', { locale: 'en-us', customer })
  const banner = page.locator(`a[data-order="${order.id}"]`)
  await expect(banner).toContainText('sent to branch', { ignoreCase: true })
  await page
    .getByRole('button', { name: /العربية/ })
    .first()
    .click()
  await expect(banner).toContainText(shop.texts('ar-sa').status_posted)
  expect(await stored(page, 'recent_order_id')).toBe(order.id)
  await page.evaluate(() => {
    localStorage.removeItem('currentUser')
    window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }))
  })
  await expect(banner).toHaveCount(0)
  expect(await stored(page, 'recent_order_id')).toBeNull()
})
