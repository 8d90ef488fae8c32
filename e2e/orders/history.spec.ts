import { barriers, faintWords } from '../platform/every-page/accessibility.ts'
import { cartOf } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'
import {
  FATTEH,
  GRILL,
  openOrdering,
  placeOrder,
  ROLL,
  SAJ_BREAD,
  theStaff,
  WRAP,
} from '../shop/ordering-brand.ts'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves OR-17, OR-21, RT-39
  test(`what is on its way comes first, what was had can be had again (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const staff = await theStaff(request)
    const past = await placeOrder(request, customer, {
      items: [
        { id: WRAP, quantity: 2, notes: 'well done' },
        { id: ROLL, quantity: 1, modifiers: [{ id: SAJ_BREAD, quantity: 1 }] },
      ],
    })
    await staff.bring(past.id, 'posted', 'finished')
    const active = await placeOrder(request, customer, { items: [{ id: GRILL, quantity: 1 }] })
    await openOrdering(shop, '/user/order', { locale, customer })
    const main = page.getByRole('main')
    const sections = main.getByRole('heading', { level: 2 })
    await expect(sections.first()).toHaveText(text.on_their_way)
    await expect(sections).toHaveCount(2)
    const cards = main.locator('li:has(a[href*="/user/order/"])')
    await expect(cards.first()).toContainText(text.status_posted, { ignoreCase: true })
    await expect(cards.first().getByRole('link', { name: text.track_order })).toHaveAttribute(
      'href',
      `/user/order/${active.id}`,
    )
    await expect(cards.nth(1)).toContainText(text.status_finished, { ignoreCase: true })
    await expect(cards.nth(1)).toContainText('46.00')
    await expect(cards.nth(1).getByRole('link', { name: text.rate })).toHaveAttribute(
      'href',
      `/user/order/${past.id}/feedback`,
    )
    expect(await barriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintWords(page)).toEqual([])

    await staff.moveOrder(active.id, 'accepted')
    await expect(cards.first()).toContainText(text.status_accepted, { ignoreCase: true })

    await cards.nth(1).getByRole('button', { name: text.order_again }).click()
    const cart = cartOf(page, locale)
    await expect(cart.panel).toBeVisible()
    expect(await cart.stored()).toMatchObject([
      { id: WRAP, quantity: 2, notes: 'well done', total: 14 },
      { id: ROLL, quantity: 1, modifiers: [{ id: SAJ_BREAD }] },
    ])
  })

  // proves OR-21, ER-32
  test(`what has changed since is asked about in one sheet (${locale})`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const past = await placeOrder(request, customer, {
      items: [
        { id: WRAP, quantity: 1 },
        { id: FATTEH, quantity: 1 },
        { id: ROLL, quantity: 2, modifiers: [{ id: SAJ_BREAD, quantity: 1 }] },
      ],
    })
    await (await theStaff(request)).bring(past.id, 'posted', 'finished')
    // The second branch has no fatteh, and no saj bread.
    await openOrdering(shop, `/user/order/${past.id}`, { locale, customer, branch: 2 })
    await page.getByRole('button', { name: text.order_again }).click()
    const sheet = page.getByRole('dialog', { name: text.order_again })
    await expect(sheet).toContainText(text.items_gone)
    await expect(sheet).toContainText(text.not_available_here)
    expect(await barriers(page)).toEqual([])
    const add = sheet.getByRole('button', { name: text.add_to_cart })
    await add.click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await sheet.getByRole('radio', { name: locale === 'ar-sa' ? 'خبز عربي' : 'Pita' }).check()
    await add.click()
    const cart = cartOf(page, locale)
    await expect(cart.panel).toBeVisible()
    expect(await cart.stored()).toMatchObject([
      { id: WRAP, quantity: 1 },
      { id: ROLL, quantity: 2, modifiers: [{ id: 2 }] },
    ])
  })
}

// proves A-17
test('a guest keeps no list, but sees the order they wait for', async ({ shop, page, request }) => {
  const guest = await shop.customer('ordering', { accountType: 'guest' })
  const text = shop.texts('en-us')
  const order = await placeOrder(request, guest)
  await page.addInitScript((id) => {
    localStorage.setItem('recent_order_id', id)
    localStorage.setItem('recent_order_status', 'posted')
  }, order.id)
  await openOrdering(shop, '/user/order', { locale: 'en-us', customer: guest })
  await expect(page.getByRole('link', { name: text.create_account })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: text.track_order }),
  ).toHaveAttribute('href', `/user/order/${order.id}`)
})

test('whoever has not ordered yet is shown the way to the menu', async ({ shop, page }) => {
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  await openOrdering(shop, '/user/order', { locale: 'en-us', customer })
  await expect(page.getByRole('heading', { name: text.no_orders })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: text.browse_categories }),
  ).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('orders are nobody’s who is not signed in', async ({ shop, page }) => {
  await openOrdering(shop, '/user/order', { locale: 'en-us' })
  await expect(page).toHaveURL(/\/signin\?page=%2Fuser%2Forder$/)
})

test('a list that cannot be had can be asked for again', async ({ shop, page }) => {
  shop.faults.expect(/orders/)
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  await page.route(/customers\/.*\/orders/, (route) => route.abort())
  await openOrdering(shop, '/user/order', { locale: 'en-us', customer })
  const again = page.getByRole('button', { name: text.try_again })
  await expect(again).toBeVisible()
  await page.unroute(/customers\/.*\/orders/)
  await again.click()
  await expect(page.getByRole('heading', { name: text.no_orders })).toBeVisible()
})
