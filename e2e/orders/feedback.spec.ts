import { barriers, faintWords } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'
import { openOrdering, ordersOf, placeOrder, theStaff } from '../shop/ordering-brand.ts'

/** One green point. */
const PICTURE = {
  name: 'plate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves OR-20, FB-02, RT-41
  test(`an order is rated once, also by keyboard (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const text = shop.texts(locale)
    const order = await placeOrder(request, customer)
    await (await theStaff(request)).bring(order.id, 'posted', 'finished')
    const calls = await ordersOf(request, customer)
    const { data: topics } = await calls.ratingTopics(order.id)
    await openOrdering(shop, `/user/order/${order.id}/feedback`, { locale, customer })
    const groups = page.getByRole('main').getByRole('group')
    const names = topics.map(({ attributes }) => attributes.name[locale] ?? '')
    await expect(groups).toHaveCount(topics.length)
    for (const [index, name] of names.entries()) {
      await expect(groups.nth(index)).toContainText(name)
    }
    const send = page.getByRole('button', { name: text.send_rating })
    await send.click()
    await expect(page.getByText(text.rate_one)).toBeVisible()
    await expect(page.getByText(text.this_is_required)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintWords(page)).toEqual([])

    const first = groups.first().getByRole('radio')
    await first.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(first.nth(2)).toBeChecked()
    await groups.nth(1).locator('label').nth(4).click()
    await page.getByRole('textbox', { name: text.your_comment }).fill('Warm and quick')
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.thank_you)
    const { included } = await calls.order(order.id, ['feedbacks.ratings'])
    expect(included).toMatchObject([
      {
        attributes: {
          comment: 'Warm and quick',
          ratings: [
            { 'topic-id': topics[0]?.id, stars: 3 },
            { 'topic-id': topics[1]?.id, stars: 5 },
          ],
        },
      },
    ])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.thank_you)
  })

  // proves FB-01, FB-02, FB-03, RT-08
  test(`somebody writes to the brand, with a picture (${locale}) @both`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    await openOrdering(shop, '/feedback', { locale })
    const topics = page.getByRole('group', { name: text.what_about })
    await expect(topics.getByRole('radio')).toHaveCount(4)
    const send = page.getByRole('button', { name: text.send_feedback, exact: true })
    await send.click()
    const message = page.getByRole('textbox', { name: text.your_message })
    await expect(message).toBeFocused()
    await expect(message).toHaveAccessibleDescription(text.this_is_required)
    expect(await barriers(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintWords(page)).toEqual([])

    await topics.locator('label').first().click()
    await message.fill('The bread was wonderful.')
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ ...PICTURE, name: 'a.txt', mimeType: 'text/plain' })
    await expect(page.getByRole('alert')).toHaveText(text.attachment_type)
    await file.setInputFiles(PICTURE)
    await expect(page.getByText('plate.png')).toBeVisible()
    const sent = page.waitForRequest(/\/api\/feedback$/)
    await send.click()
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect((await (await sent).response())?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.thank_you)
  })
}

test('what was written stays when it could not be sent', async ({ shop, page }) => {
  shop.faults.expect(/feedback/)
  const text = shop.texts('en-us')
  await page.route(/\/api\/feedback$/, (route) => route.abort())
  await openOrdering(shop, '/feedback', { locale: 'en-us' })
  await page.getByRole('textbox', { name: text.your_message }).fill('Hello')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: text.send_feedback, exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(text.feedback_not_sent)
  await expect(page.getByRole('textbox', { name: text.your_message })).toHaveValue('Hello')
  await expect(page.getByText('plate.png')).toBeVisible()
})

test('an order is rated once it is finished, and by its own customer', async ({
  shop,
  page,
  request,
}) => {
  shop.faults.expect(/404.*api\/orders/)
  const customer = await shop.customer('ordering')
  const text = shop.texts('en-us')
  const order = await placeOrder(request, customer)
  const path = `/user/order/${order.id}/feedback`
  await openOrdering(shop, path, { locale: 'en-us', customer })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.rate_later)
  const other = await shop.customer('ordering')
  await openOrdering(shop, path, { locale: 'en-us', customer: other })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.order_not_found)
})

// proves FB-04
test('a brand with its own form elsewhere leads there', async ({ shop, page }) => {
  const { concept } = await shop.brand('marsa')
  const elsewhere = concept.attributes['feedback-redirect-url']
  const text = shop.texts('en-us')
  await shop.open('marsa', '/feedback', { locale: 'en-us' })
  await expect(page.getByRole('main').getByRole('link', { name: text.feedback })).toHaveAttribute(
    'href',
    elsewhere ?? '',
  )
})
