import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { BELIEVED_GUEST } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const SHAWARMA = 101
const FRIES = 1001
const TO_CHECKOUT = /\/signin\?page=%2Fcheckout$/

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CA-18, CU-05, RT-04
  test(`what goes well with it is one tap away, at most six (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const cart = cartOf(page, locale)
    const { client, application } = await shop.brand('saj', locale)
    const { data } = await client.menu.upsells(application.attributes['default-menu-id'])
    const menu = await shop.menu('saj')
    const fries = menu.data.flatMap(({ items }) => items).find(({ id }) => id === FRIES)
    const name = fries?.name[locale] ?? ''
    const add = page.getByRole('button', { name: filled(text.add_item, { name }), exact: true })

    await shop.open('saj', '/menu/shawarma-1', { locale, chosen: at(1) })
    await cart.add(SHAWARMA)
    await shop.open('saj', '/upsell', { locale })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.goes_well_with_it)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
    expect(data.length).toBeGreaterThan(6)
    expect(await barriers(page)).toEqual([])
    await add.click()
    await expect.poll(cart.stored).toMatchObject([{ id: SHAWARMA }, { id: FRIES, isUpsell: true }])
    await expect(add).toHaveCount(0)

    // On to the checkout, which asks who orders.
    await page.getByRole('link', { name: text.no_thanks_continue }).click()
    await expect(page).toHaveURL(TO_CHECKOUT)
    await shop.open('saj', '/menu?page=cart', { locale, user: BELIEVED_GUEST })
    await cart
      .line(FRIES)
      .getByRole('button', { name: filled(text.remove_line, { name }) })
      .click()
    await expect(cart.line(FRIES)).toHaveCount(0)
    expect(await cart.stored()).toMatchObject([{ id: SHAWARMA }, { id: FRIES, quantity: 0 }])
  })
}

// proves CA-18, A-54
test('with nothing to offer nobody is held up', async ({ shop, page }) => {
  // The test's own brand has no pictures.
  shop.faults.expect(/404.*\/pictures\/brands\//)
  await shop.open('forced-location', '/upsell')
  await expect(page).toHaveURL(TO_CHECKOUT)
})
