import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const SHAWARMA = 101
const PLATE = 501
const MEAL = 301

const WORDS = {
  'en-us': {
    shawarma: 'Chicken Shawarma',
    meal: 'Shawarma Meal',
    plate: 'Shish Taouk',
    size: 'Size',
    large: 'Large',
    sauces: 'Sauces',
    garlic: 'Toum garlic sauce',
    tahini: 'Tahini',
    shatta: 'Hot shatta',
    pickles: 'Pickled cucumber',
    fiery: 'Fiery Chicken Shawarma',
    steps: ['Your shawarma', 'Your side', 'Your drink'],
  },
  'ar-sa': {
    shawarma: 'شاورما دجاج',
    meal: 'وجبة شاورما',
    plate: 'شيش طاووق',
    size: 'الحجم',
    large: 'كبير',
    sauces: 'الصوصات',
    garlic: 'ثومية',
    tahini: 'طحينة',
    shatta: 'شطة حارة',
    pickles: 'مخلل خيار',
    fiery: 'شاورما دجاج حارة',
    steps: ['اختر الشاورما', 'اختر الطبق الجانبي', 'اختر المشروب'],
  },
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  const words = WORDS[locale]

  // proves CA-02, CA-11, CA-14, CA-15, CA-16
  test(`an item is made to measure, and its price keeps up (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', '/menu/shawarma-1', { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await page.locator(`[data-item="${SHAWARMA}"]`).first().getByRole('link').click()
    const sheet = page.getByRole('dialog', { name: words.shawarma, exact: true })
    const add = sheet.getByRole('button', { name: text.add_to_cart })
    await expect(add).toContainText('14.00')
    expect(await barriers(page)).toEqual([])

    await sheet
      .getByRole('group', { name: words.size })
      .getByRole('radio', { name: words.large })
      .check()
    await expect(add).toContainText('20.00')

    const sauces = sheet.getByRole('group', { name: words.sauces })
    const more = (name: string) =>
      sauces.getByRole('button', { name: filled(text.more_of, { name }), exact: true })
    for (const name of [words.garlic, words.tahini]) {
      await more(name).click()
      await more(name).click()
      await expect(more(name)).toBeDisabled()
    }
    await expect(sauces.getByText(text.maximum_reached)).toBeVisible()
    await expect(more(words.shatta)).toBeDisabled()
    await expect(add).toContainText('28.00')

    const pickles = sheet.getByRole('button', { name: words.pickles })
    await pickles.click()
    await expect(pickles).toHaveAttribute('aria-pressed', 'false')

    const notes = sheet.getByRole('textbox', { name: text.your_notes })
    await expect(notes).toHaveAttribute('placeholder', text.notes_placeholder)
    await page.evaluate(() => {
      const limits: number[] = []
      Object.assign(window, { limits })
      window.addEventListener('notes-limit', (event) => {
        limits.push((event as CustomEvent<number>).detail)
      })
    })
    const limits = () => page.evaluate(() => (window as unknown as { limits: number[] }).limits)
    await notes.fill('x'.repeat(255))
    expect(await limits()).toEqual([])
    await expect(notes).toHaveAccessibleDescription(
      filled(text.notes_count, { count: 255, maximum: 256 }),
    )
    await notes.press('End')
    await notes.pressSequentially('yz')
    await expect(notes).toHaveValue(`${'x'.repeat(255)}y`)
    await expect(notes).toHaveAccessibleDescription(filled(text.notes_limit, { count: 256 }))
    if (locale === 'en-us') {
      await expect(notes).toHaveAccessibleDescription('Max 256 characters')
    }
    expect(await limits()).toEqual([256])
    await notes.press('Backspace')
    await expect(notes).toHaveValue('x'.repeat(255))
    await notes.fill('well done')

    await sheet.getByRole('button', { name: text.one_more, exact: true }).click()
    await expect(add).toContainText('56.00')
    await add.click()
    await expect(sheet).toHaveCount(0)
    expect(await cart.stored()).toMatchObject([
      { id: SHAWARMA, quantity: 2, total: 28, notes: 'well done' },
    ])
    await cart.open()
    const line = cart.line(SHAWARMA)
    for (const word of [words.large, words.garlic, words.pickles, 'well done', '56.00']) {
      await expect(line).toContainText(word)
    }
  })

  // proves CA-10
  test(`what is missing is asked for where it is missing (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', '/menu/grill-plates-5', { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.disc(PLATE).click()
    const sheet = page.getByRole('dialog', { name: words.plate })
    const faults = sheet.getByRole('alert')
    await sheet.getByRole('button', { name: text.add_to_cart }).click()
    await expect(faults.first()).toHaveText(filled(text.must_select, { count: 2 }))
    await expect(faults.first()).toBeInViewport()
    expect(await cart.stored()).toEqual([])

    const asking = sheet.getByRole('group').filter({ has: page.getByRole('alert') })
    while ((await asking.count()) > 0) {
      await asking.first().locator('input:not(:checked)').first().check()
    }
    await sheet.getByRole('button', { name: text.add_to_cart }).click()
    await expect(sheet).toHaveCount(0)
    expect(await cart.stored()).toMatchObject([{ id: PLATE, quantity: 1 }])
  })

  // proves CA-02, CA-10
  test(`a combo asks for each of its parts, and what each of them asks (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', '/menu', { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.disc(MEAL).click()
    const sheet = page.getByRole('dialog', { name: words.meal })
    const step = (name: string) => sheet.getByRole('group', { name })
    const add = sheet.getByRole('button', { name: text.add_to_cart })
    await add.click()
    await expect(sheet.getByRole('alert')).toHaveCount(3)
    const [main = '', ...others] = words.steps
    await step(main).getByRole('button', { name: words.fiery }).click()
    for (const name of others) await step(name).locator('li button').first().click()
    await expect(sheet.getByRole('alert')).toHaveCount(0)
    await expect(add).toContainText('25.00')

    await step(main).getByRole('radio', { name: words.large }).check()
    await expect(add).toContainText('31.00')
    expect(await barriers(page)).toEqual([])
    await add.click()
    await expect(sheet).toHaveCount(0)
    expect(await cart.stored()).toMatchObject([{ id: MEAL, quantity: 1, total: 31 }])
  })
}

// proves CA-02
test('an item’s own page takes the order as its sheet does', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const cart = cartOf(page, 'en-us')
  await shop.open('saj', '/menu/shawarma-1/101-x', {
    locale: 'en-us',
    user: BELIEVED_GUEST,
    chosen: at(1),
  })
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Large' }).check()
  await main.getByRole('button', { name: text.add_to_cart }).click()
  await expect.poll(cart.stored).toMatchObject([{ id: SHAWARMA, quantity: 1, total: 20 }])
})
