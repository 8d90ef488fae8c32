import { expect, test } from '../shop/fixtures.ts'

const NOWHERE = [
  { what: 'an unknown path', brand: 'saj', path: '/nope/nothing' },
  { what: 'a category that is not there', brand: 'saj', path: '/menu/nothing-999' },
  { what: 'a category without its number', brand: 'saj', path: '/menu/shawarma' },
  { what: 'an item that is not there', brand: 'saj', path: '/menu/shawarma-1/9999-nothing' },
  { what: 'an item of another category', brand: 'saj', path: '/menu/shawarma-1/501-shish-taouk' },
  { what: 'a branch that is not there', brand: 'saj', path: '/menu/shawarma-1/location/moon-99' },
  { what: 'a chooser under no category', brand: 'saj', path: '/menu/nothing-999/location' },
  { what: 'a page that is not there', brand: 'saj', path: '/cms/nothing' },
  {
    what: 'an order type the brand does not offer',
    brand: 'suya',
    path: '/menu/suya-skewers-1/location/curbside',
  },
]

for (const { what, brand, path } of NOWHERE) {
  // proves RT-49, ER-08
  test(`${what} is answered with 404 and a way home`, async ({ shop, page }) => {
    shop.faults.expect(/404/)
    const text = shop.texts('en-us')
    const response = await shop.open(brand, path, { locale: 'en-us' })
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.page_not_found)
    await expect(page).toHaveTitle(new RegExp(text.page_not_found))
    await expect(page.getByRole('link', { name: text.go_home })).toHaveAttribute('href', '/')
  })
}

// proves RT-49, ER-08
test('the page that is not there speaks the visitor’s language and leads home', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/404/)
  const text = shop.texts('ar-sa')
  await shop.open('saj', '/nope', { locale: 'ar-sa' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.page_not_found)
  await page.getByRole('link', { name: text.go_home }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { name: text.browse_categories })).toBeVisible()
})

// proves RT-49, ER-08
test('a link to nowhere within the shop shows the same page', async ({ shop, page }) => {
  shop.faults.expect(/404/)
  const text = shop.texts('en-us')
  await shop.open('saj', '/menu', { locale: 'en-us' })
  await page.route(/\/cms\/about\.data/, (route) =>
    route.continue({ url: route.request().url().replace('about', 'nothing') }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.page_not_found)
  await expect(page.getByRole('button', { name: text.open_side_menu })).toBeVisible()
})

// proves HM-05, RT-49
test('a host that belongs to no brand is answered with 404', async ({ shop, page }) => {
  shop.faults.expect(/404/)
  const text = shop.texts('en-us')
  const response = await shop.open('nobody', '/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.page_not_found)
  await expect(page.getByRole('link', { name: text.go_home })).toHaveAttribute('href', '/')
})
