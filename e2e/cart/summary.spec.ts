import type { Locator, Page } from '@playwright/test'
import { barriers } from '../platform/every-page/accessibility.ts'
import { answerTo } from '../shop/answers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { goToCheckout } from '../shop/ordering-brand.ts'
import { PRICED_GRILL, PRICED_WRAP, visitPriced } from '../shop/priced-brand.ts'
import { filled } from '../shop/texts.ts'

/** The first figure of every row, the total last. What is free or not known yet has none. */
const amounts = (summary: Locator) =>
  summary.locator('dl > div').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const written = row.querySelector('dd:nth-of-type(1) .price bdi')?.textContent
      return written ? [Number(written.replace(/[^\d.-]/g, ''))] : []
    }),
  )

async function addsUp(summary: Locator) {
  const rows = await amounts(summary)
  const total = rows.at(-1) ?? Number.NaN
  const sum = rows.slice(0, -1).reduce((all, amount) => all + amount, 0)
  expect(sum.toFixed(2)).toBe(total.toFixed(2))
  return rows
}

const isChecked = (summary: Locator) => expect(summary.locator('dl[aria-busy=false]')).toBeVisible()

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CP-09, PR-08, PR-12
  test(`a delivery’s rows add up and say why (${locale}) @both`, async ({ shop, page }) => {
    const { cart, text } = await visitPriced(shop, page, { locale, orderType: 'deliver' })
    await cart.add(PRICED_GRILL)
    await cart.open()
    const summary = cart.panel.getByRole('region', { name: text.total })
    await isChecked(summary)
    expect(await addsUp(summary)).toEqual([40, 9, 49])
    await expect(summary).toContainText(filled(text.vat_included, { number: 15 }))
    await expect(summary).toContainText('6.39')
    await expect(summary).toContainText('60.00')

    const total = summary.getByRole('button').last()
    await total.focus()
    await page.keyboard.press('Enter')
    await expect(total).toHaveAttribute('aria-expanded', 'true')
    await expect(summary).toContainText('40.00 + 9.00 = 49.00')
    await expect(summary).toContainText(filled(text.why_within, { rate: 15, amount: '49.00' }))
    await summary.getByRole('button').nth(1).click()
    await expect(summary.getByText(text.why_area)).toBeVisible()
    expect(await barriers(page)).toEqual([])

    const [{ name }] = await cart.stored()
    const more = cart.panel.getByRole('button', {
      name: filled(text.more_of, { name: name[locale] }),
    })
    await more.click()
    await more.click()
    await expect(summary.getByText(text.delivery_is_free)).toBeVisible()
    await expect(summary.getByText(text.free, { exact: true })).toBeVisible()
    await isChecked(summary)
    expect(await addsUp(summary)).toEqual([120, 120])
  })

  // proves CP-09, PR-11
  test(`charges and taxes that come on top are rows (${locale})`, async ({ shop, page }) => {
    const guest = { locale, brand: 'taxed', orderType: 'eat-in' } as const
    const { cart, text } = await visitPriced(shop, page, guest)
    await cart.add(PRICED_WRAP, PRICED_WRAP)
    await cart.open()
    const summary = cart.panel.getByRole('region', { name: text.total })
    await isChecked(summary)
    // 25.00, 12 % service, then 1 % and 14 % of 28.00.
    expect(await addsUp(summary)).toEqual([25, 3, 0.28, 3.92, 32.2])
    await summary.getByRole('button').nth(3).click()
    const why = filled(text.why_share, { rate: 14, amount: '28.00' })
    await expect(summary.getByText(why)).toBeVisible()
  })
}

const calculate = /orders\/calculate/

// proves CU-21, CP-20
test('opening asks at once, a change one second after the last', async ({ shop, page }) => {
  const asked: number[] = []
  page.on('request', (request) => {
    if (calculate.test(request.url())) asked.push(Date.now())
  })
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  const offered = page.waitForRequest(/digital-coupons/)
  await cart.open()
  await offered
  const summary = cart.panel.getByRole('region', { name: text.total })
  await isChecked(summary)
  const before = asked.length
  expect(before).toBe(1)
  const more = cart.panel.getByRole('button', {
    name: filled(text.more_of, { name: 'Mixed grill' }),
  })
  await more.click()
  await more.click()
  const changed = Date.now()
  await expect(summary.locator('dl')).toHaveAttribute('aria-busy', 'true')
  expect((await amounts(summary)).at(-1)).toBe(120)
  await isChecked(summary)
  expect(asked.length).toBe(before + 1)
  expect((asked.at(-1) ?? 0) - changed).toBeGreaterThan(800)
})

// proves PR-10
test('one call prices what is fetched, what is brought and what is checked out', async ({
  shop,
  page,
}) => {
  const asked = (purpose: string) => page.waitForRequest(`**/orders/calculate?purpose=${purpose}`)
  for (const [orderType, purpose] of [
    ['to-go', 'service'],
    ['deliver', 'delivery'],
  ] as const) {
    const { cart } = await visitPriced(shop, page, { locale: 'en-us', orderType })
    await cart.add(PRICED_GRILL)
    const priced = asked(purpose)
    await cart.open()
    await priced
  }
  const customer = await shop.customer('ordering')
  const priced = asked('checkout')
  await goToCheckout(shop, page, { locale: 'en-us', customer }, PRICED_GRILL)
  await priced
})

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves ER-35, A-35
  test(`a refusal nobody has heard of is said in the server’s words, or in ours (${locale})`, async ({
    shop,
    page,
  }) => {
    shop.faults.expect(/4\d\d .*calculate/)
    const { cart, text } = await visitPriced(shop, page, { locale })
    await cart.add(PRICED_GRILL)
    const [{ name }] = await cart.stored()
    const [oven, bread] = [
      { code: '9001', detail: 'The oven is cold.' },
      { code: 'no-bread', detail: 'The bread is out.' },
    ]
    const refusals = [
      { status: 422, body: { errors: [oven, bread] }, said: `${oven.detail}\n${bread.detail}` },
      { status: 409, body: { errors: bread }, said: bread.detail },
      { status: 418, body: { errors: 'teapot' }, said: GENERIC[locale] },
    ]
    const [first, ...others] = refusals
    let refusal = first
    await page.route(calculate, (route) =>
      route.fulfill({ status: refusal?.status ?? 500, json: refusal?.body }),
    )
    await cart.open()
    const notice = cart.panel.getByRole('region', { name: text.total }).locator('[aria-live]')
    await expect(notice).toHaveText(first?.said ?? '')
    for (const other of others) {
      refusal = other
      await cart.panel
        .getByRole('button', { name: filled(text.more_of, { name: name[locale] }), exact: true })
        .click()
      await expect(notice).toHaveText(other.said)
    }
  })

  // proves CU-22
  test(`an old choice without order type and branch is forgotten a second later (${locale})`, async ({
    shop,
    page,
  }) => {
    const KEPT = ['last_location', 'temporary_delivery']
    const kept = () =>
      page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEPT)
    await page.clock.install()
    const { cart } = await visitPriced(shop, page, { locale, orderType: 'deliver' })
    await cart.add(PRICED_GRILL)
    await cart.open()
    await page.clock.pauseAt(Date.now() + 60_000)
    expect(await kept()).toEqual(KEPT)

    // As another tab would take them away.
    await page.evaluate(() => {
      for (const key of ['order_type', 'nearest_branch']) {
        localStorage.removeItem(key)
        window.dispatchEvent(new StorageEvent('storage', { key }))
      }
    })
    await page.clock.runFor(999)
    expect(await kept()).toEqual(KEPT)
    await page.clock.runFor(1)
    expect(await kept()).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('nearest_branch'))).toBeNull()
    expect(await cart.stored()).toHaveLength(1)
  })
}

const GENERIC = {
  'en-us': "Sorry we can't process your request at the moment. Please try again later.",
  'ar-sa': 'عذرًا، لا يمكننا معالجة طلبك الآن. يرجى المحاولة لاحقًا.',
}

const dearer = async (page: Page) =>
  page.route(calculate, async (route) => {
    const response = await answerTo(route)
    const json = await response.json()
    json.data.attributes.subtotal += 1
    json.data.attributes.total += 1
    await route.fulfill({ response, json })
  })

test('where the server reckons otherwise, its figures count and the difference is said', async ({
  shop,
  page,
}) => {
  await dearer(page)
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const summary = cart.panel.getByRole('region', { name: text.total })
  const said = text.total_differs.split('{amount}')[0]?.trim() ?? ''
  await expect(summary.getByText(said)).toContainText('40.00')
  await expect(cart.panel.getByRole('button', { name: text.checkout })).toContainText('41.00')
  await addsUp(summary)
})

// proves CK-03
test('a server that cannot be reached leaves our own bill, and is asked again', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/ERR_FAILED|digital-coupons|calculate/)
  let isAway = true
  await page.route(calculate, (route) => (isAway ? route.abort() : route.continue()))
  const { cart, text } = await visitPriced(shop, page, { locale: 'en-us' })
  await cart.add(PRICED_GRILL)
  await cart.open()
  const summary = cart.panel.getByRole('region', { name: text.total })
  await expect(summary.getByText(text.total_not_checked)).toBeVisible()
  expect(await amounts(summary)).toEqual([40, 40])
  isAway = false
  await summary.getByRole('button', { name: text.try_again }).click()
  await expect(summary.getByText(text.total_not_checked)).toHaveCount(0)
})
