import { categorySlug } from '@sufra/domain/menu/slug'
import { formatAmount } from '@sufra/domain/money/money'
import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const SHAWARMA = 101
const MUSAKHAN = 206
const WRAP = 205
const CATEGORY = '/menu/shawarma-1'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CP-01, CP-02, CP-15, CP-20, CP-22, AN-03
  test(`the panel lies over the page it was opened from (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const name of ['view-cart', 'close-slider']) {
        window.addEventListener(name, () => heard.push(name))
      }
    })
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

    await cart.open()
    await expect(page).toHaveURL(/\/shawarma-1\?page=cart$/)
    await expect
      .poll(() => cart.panel.boundingBox())
      .toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
    expect(await heard()).toEqual(['view-cart'])
    await expect(cart.panel.getByRole('button', { name: text.close_cart })).toBeVisible()
    const checkout = cart.panel.getByRole('button', { name: text.checkout })
    await expect(checkout).toBeEnabled()
    expect(await barriers(page)).toEqual([])

    await page.goBack()
    await expect(cart.panel).toHaveCount(0)
    await expect(page).toHaveURL(/\/shawarma-1$/)
    expect(await heard()).toEqual(['view-cart', 'close-slider'])

    await cart.open()
    await page.keyboard.press('Escape')
    await expect(cart.panel).toHaveCount(0)

    await page.goto(`${page.url()}?page=cart`)
    await expect(cart.panel).toBeVisible()
    await cart.panel.getByRole('button', { name: text.close_cart }).click()
    await expect(page).toHaveURL(/\/shawarma-1$/)
  })

  // proves CP-01
  test(`the panel comes from the far side of reading (${locale})`, async ({ shop, page }) => {
    const cart = cartOf(page, locale)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)
    const places = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = []
          const until = performance.now() + 3_000
          const look = () => {
            const panel = document.querySelector('dialog[open]')
            if (panel) seen.push(panel.getBoundingClientRect().x)
            if (seen.at(-1) === 0 || performance.now() > until) resolve(seen)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await cart.open()
    const [first = 0] = await places
    expect(Math.sign(first)).toBe(locale === 'ar-sa' ? -1 : 1)
  })

  // proves CP-13, QR-01, QR-03, ST-08
  test(`a table can be taken back, except in queue mode (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1, 'dine-in') })
    await cart.add(SHAWARMA)
    await page.evaluate(() => {
      localStorage.setItem('cart_table', '12')
      localStorage.setItem('isQeue', 'true')
    })
    await page.goto(`${page.url()}?page=cart`)
    const table = filled(text.table_number, { number: 12 })
    await expect(cart.panel.getByText(table, { exact: true }).last()).toBeVisible()
    const remove = cart.panel.getByRole('button', { name: text.remove_table })
    await expect(remove).toHaveCount(0)

    await page.evaluate(() => localStorage.removeItem('isQeue'))
    await page.reload()
    await remove.click()
    await expect(remove).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('cart_table'))).toBeNull()
  })

  test(`what the branch does not have is marked with a way out (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', '/menu/saj-wraps-2', { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(MUSAKHAN, WRAP)
    shop.faults.expect(/422.*orders\/calculate/)
    await shop.open('saj', `${CATEGORY}?page=cart`, { locale, user: BELIEVED_GUEST, chosen: at(2) })
    const line = cart.line(MUSAKHAN)
    await expect(line).toContainText(text.not_available_here)
    await expect(cart.line(WRAP)).not.toContainText(text.not_available_here)
    await expect(line.getByRole('link', { name: text.change_branch })).toHaveAttribute(
      'href',
      '/menu/shawarma-1/location/to-go',
    )
    expect(await barriers(page)).toEqual([])
    await line.getByRole('button', { name: text.remove, exact: true }).click()
    await expect(line).toHaveCount(0)
  })

  test(`an order can carry a note of 256 characters (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)
    await cart.open()
    const notes = cart.panel.getByRole('textbox', { name: text.your_notes })
    await notes.fill('x'.repeat(300))
    await expect(notes).toHaveValue('x'.repeat(256))
    await expect(cart.panel.getByText(filled(text.notes_limit, { count: 256 }))).toBeVisible()
  })

  test(`an empty cart says so and leads to the menu (${locale}) @both`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', '/?page=cart', { locale, user: BELIEVED_GUEST })
    await expect(cart.panel.getByRole('heading', { name: text.cart_empty })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await cart.panel.getByRole('link', { name: text.browse_categories }).click()
    await expect(page).toHaveURL(/\/menu$/)
    await expect(cart.panel).toHaveCount(0)
  })
}

// proves CP-02
test('the chooser and a branch are never covered', async ({ shop, page }) => {
  const cart = cartOf(page, 'en-us')
  await shop.open('saj', CATEGORY, { locale: 'en-us', user: BELIEVED_GUEST, chosen: at(1) })
  await cart.add(SHAWARMA)
  for (const path of ['', '/to-go', '/olaya-street-1']) {
    await shop.open('saj', `/menu/shawarma-1/location${path}?page=cart`, { locale: 'en-us' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(cart.panel).toHaveCount(0)
    await expect(cart.bar).toHaveCount(0)
  }
})

// proves CP-09
test('VAT is a row where it comes on top, a label where it lies within', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const cart = cartOf(page, 'en-us')
  const summary = cart.panel.getByRole('region', { name: text.total })
  const amounts = async () =>
    (await summary.locator('dl > div > dd:nth-of-type(1) bdi').allTextContents()).map((each) =>
      Number(/\d+\.\d+/.exec(each)?.[0]),
    )

  await shop.open('saj', CATEGORY, { locale: 'en-us', user: BELIEVED_GUEST, chosen: at(1) })
  await cart.add(SHAWARMA)
  await cart.open()
  await expect(summary).toContainText(filled(text.vat_included, { number: 15 }))
  await expect(summary).toContainText(formatAmount(183, 2, 'en-us'))
  expect(await amounts()).toEqual([14, 14])

  const { menu } = await shop.brand('karak')
  const item = menu.data.flatMap(({ items }) => items).find(({ id }) => id === 601)
  const category = menu.data.find(({ items }) => items.some(({ id }) => id === 601))
  await shop.open('karak', `/menu/${category ? categorySlug(category) : ''}`, { locale: 'en-us' })
  await cart.add(601)
  await cart.open()
  await expect(summary).toContainText(filled(text.vat_row, { number: 5 }))
  const [subtotal = 0, vat = 0, total = 0] = await amounts()
  expect(subtotal).toBe(item?.price)
  expect(total).toBeCloseTo(subtotal + vat, 2)
})

test('notes and the maker’s mark are the brand’s to allow', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const cart = cartOf(page, 'en-us')
  const look = async (brand: string) => {
    const { menu } = await shop.brand(brand)
    const [simple] = menu.data.flatMap((category) =>
      category.items
        .filter((item) => item['modifier-groups'].length + item['combo-items'].length === 0)
        .map(({ id }) => ({ id, path: `/menu/${categorySlug(category)}` })),
    )
    await shop.open(brand, simple?.path ?? '', { locale: 'en-us', user: BELIEVED_GUEST })
    await cart.add(simple?.id ?? 0)
    await cart.open()
    return {
      notes: await cart.panel.getByRole('textbox', { name: text.your_notes }).count(),
      mark: await cart.panel.getByText(text.powered_by).count(),
    }
  }
  expect(await look('saj')).toEqual({ notes: 1, mark: 1 })
  expect(await look('marsa')).toEqual({ notes: 1, mark: 0 })
})
