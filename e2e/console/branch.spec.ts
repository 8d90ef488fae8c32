import { expect, test } from '../staff/fixtures.ts'
import { tryToOrder } from '../staff/orders.ts'
import { LOCALES } from '../staff/texts.ts'

const BRANCH = { 'en-us': { pause: 7, stock: 8 }, 'ar-sa': { pause: 9, stock: 10 } }
const NAMES = {
  'en-us': { soup: 'Lentil soup', wraps: 'Wraps' },
  'ar-sa': { soup: 'شوربة عدس', wraps: 'لفائف' },
}

for (const locale of LOCALES) {
  // proves IM-12
  test(`a branch is paused and takes orders again (${locale}) @desktop`, async ({
    staff,
    page,
    request,
  }) => {
    const branch = BRANCH[locale].pause
    const text = staff.texts(locale)
    await staff.signIn({ locale, whom: `cashier-${branch}` })

    await page.getByRole('button', { name: text.accepting }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.pause, exact: true }).click()
    await expect(page.getByText(text.paused_bar)).toBeVisible()
    await expect.poll(() => tryToOrder(request, branch)).toEqual({ status: 400, code: '1071' })

    await page.getByRole('button', { name: text.resume, exact: true }).click()
    await expect(page.getByText(text.paused_bar)).toHaveCount(0)
    await expect.poll(async () => (await tryToOrder(request, branch)).status).toBe(201)
  })

  // proves IM-09
  test(`an item and a category run out in two taps, and customers cannot order them (${locale}) @desktop`, async ({
    staff,
    page,
    request,
  }) => {
    const branch = BRANCH[locale].stock
    const text = staff.texts(locale)
    const { soup, wraps } = NAMES[locale]
    const named = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}:`) })
    await staff.signIn({ locale, whom: `cashier-${branch}` })

    await page.getByRole('link', { name: text.stock }).click()
    await named(soup).click()
    await expect(named(soup)).not.toBeChecked()
    await expect
      .poll(() => tryToOrder(request, branch, 2))
      .toEqual({ status: 422, code: 'item-unavailable' })
    expect((await tryToOrder(request, branch, 1)).status).toBe(201)

    await named(wraps).click()
    await expect(page.getByText(text.category_is_off)).toBeVisible()
    await expect
      .poll(() => tryToOrder(request, branch, 1))
      .toEqual({ status: 422, code: 'item-unavailable' })

    await named(wraps).click()
    await page.getByRole('searchbox', { name: text.search_stock }).fill(soup.slice(0, 4))
    await expect(page.getByRole('switch')).toHaveCount(2)
    await named(soup).click()
    await page.reload()
    await expect(named(soup)).toBeChecked()
    await expect.poll(async () => (await tryToOrder(request, branch, 2)).status).toBe(201)
  })
}

test('a server that refuses is not believed to have agreed @desktop', async ({ staff, page }) => {
  const text = staff.texts('en-us')
  await staff.signIn({ locale: 'en-us', whom: 'cashier-11' }, '/stock')
  staff.faults.expect(/503/)
  const soup = page.getByRole('switch', { name: /^Lentil soup:/ })
  await page.route(/stock\/items/, (route) => route.fulfill({ status: 503, json: {} }))

  await soup.click()

  await expect(page.getByText(text.problem_other)).toBeVisible()
  await expect(soup).toBeChecked()
})
