import type { Locator, Page } from '@playwright/test'
import { categorySlug } from '@sufra/domain/menu/slug'
import { formatAmount } from '@sufra/domain/money/money'
import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { PRICED_GRILL, PRICED_WRAP, visitPriced } from '../shop/priced-brand.ts'
import { filled } from '../shop/texts.ts'
import { OWN_LOGO } from '../system/brands/test-brands.ts'

const SHAWARMA = 101
const MUSAKHAN = 206
const WRAP = 205
const CATEGORY = '/menu/shawarma-1'
/** What the language switch leads to, and how it is written. */
const OTHER = {
  'en-us': { locale: 'ar-sa', language: 'العربية', letters: 'ع' },
  'ar-sa': { locale: 'en-us', language: 'English', letters: 'EN' },
} as const

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

  // proves CP-03
  test(`a desktop’s panel has back, language and a menu, and two columns (${locale}) @desktop`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)
    await cart.open()
    const header = cart.panel.locator('header').first()
    await expect(header.getByRole('button', { name: text.close_cart })).toBeVisible()
    await expect(header.getByText(OTHER[locale].language)).toBeVisible()
    const opener = header.getByRole('button', { name: text.menu, exact: true })
    const menu = header.getByRole('navigation', { name: text.menu })
    await expect(menu).toBeHidden()

    const lines = await boxOf(cart.panel.getByRole('list', { name: text.your_order }))
    const summary = await boxOf(cart.panel.getByRole('region', { name: text.total }))
    const [first, second] = locale === 'ar-sa' ? [summary, lines] : [lines, summary]
    expect(first.x + first.width).toBeLessThan(second.x)
    expect(summary.y).toBeLessThan(lines.y + lines.height)

    await opener.click()
    await expect(menu).toBeVisible()
    const [button, list] = [await boxOf(opener), await boxOf(menu)]
    expect(list.y).toBeGreaterThanOrEqual(button.y + button.height)
    expect(list.x).toBeLessThan(button.x + button.width)
    expect(button.x).toBeLessThan(list.x + list.width)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(cart.panel).toBeVisible()

    await header.getByText(OTHER[locale].language).click()
    const other = cartOf(page, OTHER[locale].locale)
    await expect(other.panel).toBeVisible()
    const words = shop.texts(OTHER[locale].locale)
    await other.panel.getByRole('button', { name: words.menu, exact: true }).click()
    await other.panel.getByRole('link', { name: words.home, exact: true }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(other.panel).toHaveCount(0)
    await other.open()
    await other.panel.getByRole('button', { name: words.close_cart }).click()
    await expect(other.panel).toHaveCount(0)
  })

  // proves CP-04
  test(`a phone’s panel has a close arrow, the language and the profile (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)
    await cart.open()
    const header = cart.panel.locator('header').first()
    await expect(header.getByRole('link', { name: text.your_profile })).toHaveAttribute(
      'href',
      '/user/profile',
    )
    await expect(header.getByRole('button', { name: text.menu, exact: true })).toBeHidden()
    const arrow = header.getByRole('button', { name: text.close_cart })
    const turn = await arrow.locator('svg').evaluate((it) => getComputedStyle(it).scale)
    expect(turn).toBe(locale === 'ar-sa' ? '-1 1' : 'none')

    await header.getByText(OTHER[locale].letters, { exact: true }).click()
    const other = cartOf(page, OTHER[locale].locale)
    await expect(other.panel).toBeVisible()
    const words = shop.texts(OTHER[locale].locale)
    await other.panel.getByRole('button', { name: words.close_cart }).click()
    await expect(other.panel).toHaveCount(0)
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

  // proves CP-13, QR-01, QR-03, ST-08, ST-15
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

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CP-14, CP-17
  test(`notes and the maker’s mark are the brand’s to allow (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    const mark = cart.panel.getByText(text.powered_by)
    const look = async (brand: string) => {
      await visitPriced(shop, page, { locale, brand })
      await cart.add(PRICED_WRAP)
      await cart.open()
      const notes = await cart.panel.getByRole('textbox', { name: text.your_notes }).count()
      return { notes, mark: await mark.locator('img').getAttribute('src') }
    }
    expect(await look('priced')).toEqual({ notes: 1, mark: OWN_LOGO })
    // On the free package the platform's own stands there.
    expect(await look('taxed')).toEqual({ notes: 0, mark: '/sufra.svg' })

    // Without a logo, and with branding removed; the second has no such branch.
    shop.faults.expect(/404.*empty-menu.*\/locations\/1/)
    for (const brand of ['forced-location', 'empty-menu']) {
      await visitPriced(shop, page, { locale, brand, path: '/menu?page=cart' })
      await expect(cart.panel.getByRole('heading', { name: text.cart_empty })).toBeVisible()
      await expect(mark).toHaveCount(0)
    }
  })

  // proves CU-19
  test(`whoever starts over leaves nothing behind, and can take it back (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await page.addInitScript(() => {
      if (sessionStorage.getItem('begun') !== null) return
      sessionStorage.setItem('begun', 'yes')
      localStorage.setItem('cart_table', '12')
      localStorage.setItem('isQeue', 'true')
    })
    await visitPriced(shop, page, { locale })
    await cart.add(PRICED_GRILL)
    await cart.open()
    await cart.panel.getByLabel(text.promo_code, { exact: true }).fill('WELCOME10')
    await cart.panel.getByRole('button', { name: text.apply, exact: true }).click()
    await expect.poll(() => keptOf(page, 'coupon')).toEqual(['coupon'])
    expect(await keptOf(page, ...ORDER_KEYS)).toEqual(ORDER_KEYS)

    await cart.panel.getByRole('button', { name: text.start_over }).click()
    await expect(cart.panel.getByRole('heading', { name: text.cart_empty })).toBeVisible()
    expect(await keptOf(page, ...ORDER_KEYS)).toEqual([])
    expect(await barriers(page)).toEqual([])

    await expect(cart.panel.getByText(text.order_reset)).toBeVisible()
    await cart.panel.getByRole('button', { name: text.undo }).click()
    await expect(cart.line(PRICED_GRILL)).toBeVisible()
    expect(await keptOf(page, ...ORDER_KEYS)).toEqual(ORDER_KEYS)
  })
}

/** Where a browser keeps an order. */
const ORDER_KEYS = ['last_location', 'order_type', 'cart_table', 'isQeue', 'coupon', 'items']

const keptOf = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys)

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
