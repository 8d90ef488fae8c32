import { barriers } from '../platform/every-page/accessibility.ts'
import { PASSWORD } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { storedUser } from '../shop/guest-door.ts'

const OWN_PAGES = [
  '/user/profile',
  '/user/profile/password',
  '/user/profile/addresses',
  '/user/profile/cars',
  '/user/profile/favorites?x=1',
  '/verify-phone',
]

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-51, AC-05, AC-10
  test(`what is one’s own is behind the door, and one comes back to it (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { email, user } = await shop.customer('saj', { locale })
    for (const path of OWN_PAGES) {
      await shop.open('saj', path, { locale, isAlive: false })
      await expect(page).toHaveURL(`${new URL(page.url()).origin}/signin?${asPage(path)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.sign_in)
    }
    await shop.open('saj', `/signin?${asPage('/user/profile/cars?x=1')}&by=email`, { locale })
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: text.email }).fill(email)
    await main.getByLabel(text.password, { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: text.sign_in, exact: true }).click()
    await expect(page).toHaveURL(/\/user\/profile\/cars\?x=1$/)
    expect((await storedUser(page)).id).toBe(user.id)
  })

  // proves AC-01, SM-03, SM-04, SM-05, AC-06
  test(`the side menu knows visitors, guests and customers (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const menu = page.getByRole('dialog', { name: text.menu })
    const entries = async (user: Awaited<ReturnType<typeof shop.customer>>['user'] | null) => {
      // The same address again would be a reload, which keeps an open menu open.
      await page.goto('about:blank')
      await shop.open('saj', '/cms', { locale, ...(user && { user }) })
      await page.getByRole('button', { name: text.open_side_menu }).click()
      await expect(menu).toBeVisible()
      expect(await barriers(page)).toEqual([])
      const has = async (name: string) => (await menu.getByText(name, { exact: true }).count()) > 0
      return {
        notice: await has(text.signed_in_as_guest),
        signIn: await has(text.sign_in),
        account: await has(text.account),
        loyalty: await has(text.loyalty),
        signOut: await has(text.sign_out),
      }
    }
    const nothing = {
      notice: false,
      signIn: false,
      account: false,
      loyalty: false,
      signOut: false,
    }
    expect(await entries(null)).toEqual({ ...nothing, signIn: true })
    const guest = await shop.customer('saj', { accountType: 'guest', locale })
    expect(await entries(guest.user)).toEqual({
      ...nothing,
      notice: true,
      account: true,
      signOut: true,
    })
    const registered = await shop.customer('saj', { locale })
    expect(await entries(registered.user)).toEqual({
      ...nothing,
      account: true,
      loyalty: true,
      signOut: true,
    })
    await expect(menu.getByRole('link', { name: text.account })).toHaveAttribute(
      'href',
      '/user/profile',
    )
    await expect(menu.getByRole('link', { name: text.loyalty })).toHaveAttribute(
      'href',
      '/user/profile/loyalty',
    )
  })
}

for (const brand of ['saj', 'marsa'] as const) {
  // proves SM-05, API-92
  test(`the merchant option of ${brand} decides whether it has a link to loyalty`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts('en-us')
    const { client } = await shop.brand(brand)
    const { option_value: merchant } = await client.brand.integrationOption(
      'solo-loyalty',
      'merchant-uuid',
    )
    expect(merchant).toEqual(brand === 'saj' ? expect.any(String) : null)
    const { user } = await shop.customer(brand)
    await shop.open(brand, '/menu', { locale: 'en-us', user })
    await page.getByRole('button', { name: text.open_side_menu }).click()
    const menu = page.getByRole('dialog', { name: text.menu })
    await expect(menu.getByRole('link', { name: text.account })).toBeVisible()
    await expect(menu.getByRole('link', { name: text.loyalty })).toHaveCount(merchant ? 1 : 0)
  })
}

// proves RT-05
test('the account has a short address', async ({ shop, page }) => {
  const { user } = await shop.customer('saj')
  await shop.open('saj', '/user', { locale: 'en-us', user })
  await expect(page).toHaveURL(/\/user\/profile$/)
})

test('content pages are for everybody', async ({ shop, page }) => {
  await shop.open('saj', '/cms/about', { locale: 'en-us' })
  await expect(page).toHaveURL(/\/cms\/about$/)
})

test('the door leads to pages of ours and nowhere else', async ({ shop, page }) => {
  // Forgetting somebody halfway leaves calls of theirs without a name.
  shop.faults.expect(/401.*\/orders/)
  const text = shop.texts('en-us')
  const { email } = await shop.customer('saj')
  for (const away of [
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '/user/..//elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await shop.open('saj', `/signin?${asPage(away)}&by=email`, { locale: 'en-us' })
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: text.email }).fill(email)
    await main.getByLabel(text.password, { exact: true }).fill(PASSWORD)
    await main.getByRole('button', { name: text.sign_in, exact: true }).click()
    await expect(page).toHaveURL(/^http:\/\/saj\.localhost:\d+\/menu$/)
    await page.evaluate(() => localStorage.removeItem('currentUser'))
  }
})

// proves AC-19, ST-20
test('signing out ends the session everywhere', async ({ shop, page, context }) => {
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await shop.open('saj', '/user/profile', { locale: 'en-us', user })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('main').getByText(user.firstName).first()).toBeVisible()

  const told = page.waitForResponse(/\/api\/logout$/)
  await page.getByRole('button', { name: text.open_side_menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.sign_out }).click()
  await expect(page).toHaveURL(/\/menu$/)
  expect((await told).status()).toBe(204)
  expect(await storedUser(page)).toBeNull()
  await expect(other).toHaveURL(/\/signin\?page=%2Fuser%2Fprofile$/)
  await expect(calls.customer(user.id)).rejects.toThrow()
})

test('a session that has ended elsewhere is over, and that is said', async ({ shop, page }) => {
  shop.faults.expect(/401.*password/)
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await shop.open('saj', '/user/profile/password', { locale: 'en-us', user })
  const main = page.getByRole('main')
  await expect(main.getByLabel(text.current_password, { exact: true })).toBeVisible()
  await calls.signOut()
  await main.getByLabel(text.current_password, { exact: true }).fill(PASSWORD)
  await main.getByLabel(text.new_password, { exact: true }).fill('date palm by the well')
  await main.getByLabel(text.repeat_password, { exact: true }).fill('date palm by the well')
  await main.getByRole('button', { name: text.save_password }).click()
  await expect(page.getByRole('status').getByText(text.session_ended)).toBeVisible()
  await expect(page).toHaveURL(/\/signin\?page=%2Fuser%2Fprofile%2Fpassword$/)
  expect(await storedUser(page)).toBeNull()
})

// proves RT-51
test('nothing personal is in a page of one’s own as the server sends it', async ({ shop }) => {
  const { user } = await shop.customer('saj', { firstName: 'Zubaydah' })
  const response = await shop.open('saj', '/user/profile', { locale: 'en-us', user })
  expect(await response?.text()).not.toContain('Zubaydah')
  expect(response?.headers()['set-cookie']).toBeUndefined()
})

const asPage = (path: string) => new URLSearchParams({ page: path }).toString()
