import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'

const SHAWARMA = 101
const FATTEH = 106
const UMM_ALI = 1102
const RAWDAH = 4
const CATEGORY = '/menu/shawarma-1'
const ORDER_TYPE_WORDS = {
  'en-us': {
    title: 'Change the order type?',
    warning: 'Changing the order type removes the items in your cart',
    go: 'Continue',
  },
  'ar-sa': {
    title: 'تغيير نوع الطلب؟',
    warning: 'تغيير نوع الطلب يزيل الأصناف من سلتك',
    go: 'متابعة',
  },
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CU-17
  test(`another branch asks before it takes the cart away (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    const choose = await chooserOf(shop, page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)

    await choose(RAWDAH)
    const question = page.getByRole('dialog', { name: text.change_branch_title })
    await expect(question).toContainText(text.branch_change_empties)
    expect(await barriers(page)).toEqual([])
    await question.getByRole('button', { name: text.cancel }).click()
    await expect(question).toHaveCount(0)
    expect(await chosenBranch(page)).toBe(1)
    expect(await cart.stored()).toHaveLength(1)

    await choose(RAWDAH)
    await question.getByRole('button', { name: text.continue, exact: true }).click()
    await expect.poll(() => chosenBranch(page)).toBe(RAWDAH)
    expect(await cart.stored()).toEqual([])
  })

  // proves CU-17, CU-18
  test(`another order type asks before it takes the cart away (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    const words = ORDER_TYPE_WORDS[locale]
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA)
    const choose = async () => {
      await page.getByRole('banner').locator('a[href*="/location"]:visible').first().click()
      const pickup = page.getByRole('main').getByRole('link', { name: text.order_type_pickup })
      await pickup.click()
      await expect(pickup).toHaveAttribute('aria-current', 'true')
      await page.getByRole('button', { name: text.order_from_branch }).first().click()
    }
    const orderType = () => page.evaluate(() => localStorage.getItem('order_type'))

    await choose()
    const question = page.getByRole('dialog', { name: words.title })
    await expect(question).toContainText(words.warning)
    expect(await barriers(page)).toEqual([])
    await question.getByRole('button', { name: text.cancel }).click()
    await expect(question).toHaveCount(0)
    expect(await orderType()).toBe('to-go')
    expect(await cart.stored()).toHaveLength(1)

    await choose()
    await question.getByRole('button', { name: words.go, exact: true }).click()
    await expect.poll(orderType).toBe('pickup')
    expect(await cart.stored()).toEqual([])
  })

  // proves CU-17
  test(`what fits the new branch comes along, line by line (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    const choose = await chooserOf(shop, page, locale)
    await shop.open('saj', CATEGORY, { locale, user: BELIEVED_GUEST, chosen: at(1) })
    await cart.add(SHAWARMA, FATTEH)
    await shop.open('saj', '/menu/desserts-11', { locale, user: BELIEVED_GUEST })
    await cart.add(UMM_ALI)
    await choose(RAWDAH)
    const question = page.getByRole('dialog', { name: text.change_branch_title })
    await question.getByRole('button', { name: text.keep_what_fits }).click()

    const row = (name: string) => question.getByRole('listitem').filter({ hasText: name })
    const [shawarma, fatteh, ummAli] = (await cart.stored()).map(
      (line: { name: Record<string, string> }) => line.name[locale],
    )
    await expect(row(shawarma)).toContainText('13.00')
    await expect(row(fatteh)).toContainText(text.fits)
    await expect(row(ummAli)).toContainText(text.not_available_here)
    expect(await barriers(page)).toEqual([])

    await row(shawarma).getByRole('button', { name: text.leave_behind }).click()
    await expect(row(shawarma)).toContainText(text.left_behind)
    await row(shawarma).getByRole('button', { name: text.undo }).click()
    await expect(row(shawarma)).toContainText('13.00')
    await question.getByRole('button').nth(-2).click()

    await expect.poll(() => chosenBranch(page)).toBe(RAWDAH)
    expect(await cart.stored()).toMatchObject([{ id: SHAWARMA, total: 13 }, { id: FATTEH }])

    await page.getByRole('status').getByRole('button', { name: text.undo }).click()
    await expect.poll(() => chosenBranch(page)).toBe(1)
    expect(await cart.stored()).toMatchObject([
      { id: SHAWARMA, total: 14 },
      { id: FATTEH },
      { id: UMM_ALI },
    ])
  })
}

// proves CU-17
test('a first choice keeps the cart and asks nothing', async ({ shop, page }) => {
  const cart = cartOf(page, 'en-us')
  const choose = await chooserOf(shop, page, 'en-us')
  await shop.open('saj', CATEGORY, { locale: 'en-us', user: BELIEVED_GUEST })
  await cart.add(SHAWARMA)
  await choose(RAWDAH)
  await expect.poll(() => chosenBranch(page)).toBe(RAWDAH)
  expect(await cart.stored()).toHaveLength(1)

  // The branch has its own price: the line says so, and takes it when told.
  await shop.open('saj', `${CATEGORY}?page=cart`, { locale: 'en-us' })
  const line = cart.line(SHAWARMA)
  const text = shop.texts('en-us')
  await expect(line).toContainText(text.price_changed)
  await line.getByRole('button', { name: text.use_new_price }).click()
  await expect(line).not.toContainText(text.price_changed)
  expect(await cart.stored()).toMatchObject([{ total: 13 }])
})

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']
type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

/** Goes through the chooser, as the location bar leads to it. */
async function chooserOf(shop: Shop, page: Page, locale: 'en-us' | 'ar-sa') {
  const text = shop.texts(locale)
  const { client } = await shop.brand('saj', locale)
  return async (branchId: number) => {
    const { data } = await client.branches.location(branchId)
    await page.getByRole('banner').locator('a[href*="/location"]:visible').first().click()
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: wordsIn(data.attributes.name, locale) }) })
      .getByRole('button', { name: text.order_from_branch })
      .click()
  }
}

const chosenBranch = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('last_location') ?? 'null')?.id ?? null)
