import { readFile } from 'node:fs/promises'
import { barriers } from '../platform/every-page/accessibility.ts'
import { PASSWORD } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { attacksOn, NOTHING_RAN, SCRIPTS } from '../shop/script-attacks.ts'
import { filled } from '../shop/texts.ts'

const PROFILE = '/user/profile'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves RT-43, AC-11, AC-12, AC-14, AC-15, AC-18, AC-20, API-21, API-22
  test(`a customer corrects their details, each fault at its field (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user, email } = await shop.customer('saj')
    await shop.open('saj', PROFILE, { locale, user })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.my_account)
    await expect(page.getByText('Nora Saleh').first()).toBeVisible()
    await expect(page.getByText(text.mobile_verified)).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await page.getByRole('button', { name: text.edit, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: text.personal_details })
    const field = (label: string) => sheet.getByLabel(label, { exact: true })
    const save = sheet.getByRole('button', { name: text.save, exact: true })
    const faulty = async (label: string, value: string, message: string) => {
      await field(label).fill(value)
      await save.click()
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(escaped(message)))
      await expect(field(label)).toBeFocused()
    }
    await faulty(text.first_name, '', text['fault_incomplete-name'])
    await faulty(text.first_name, 'A', text['fault_min-2-characters'])
    await faulty(text.first_name, 'A1', text['fault_letters-only'])
    await faulty(text.first_name, SCRIPTS[0] ?? '', text['fault_letters-only'])
    await faulty(text.first_name, 'Nora\u202e', text['fault_hidden-characters'])
    await faulty(text.first_name, 'n'.repeat(61), text['fault_too-long'])
    await field(text.first_name).fill('نورة')
    await faulty(text.email, '', text.fault_required)
    await faulty(text.email, 'a@', text['fault_invalid-email'])
    expect(await barriers(page)).toEqual([])

    const changed = email.replace('@', '+new@')
    await field(text.email).fill(changed)
    await field(text.current_password).fill(`not ${PASSWORD}`)
    shop.faults.expect(/422.*customers/)
    await save.click()
    await expect(field(text.current_password)).toHaveAttribute('aria-invalid', 'true')
    await field(text.current_password).fill(PASSWORD)
    await field(text.date_of_birth).fill('1990-05-04')
    await save.click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('status').getByText(text.profile_saved)).toBeVisible()

    await page.reload()
    await expect(page.getByText(changed)).toBeVisible()
    await expect(page.getByText('نورة Saleh').first()).toBeVisible()
    await expect(page.getByText('1990')).toBeVisible()
  })

  // proves AC-06, A-16, A-17
  test(`a guest customer is invited to register, never turned away (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { user } = await shop.customer('saj', { accountType: 'guest' })
    await shop.open('saj', PROFILE, { locale, user })
    await expect(page.getByText(text.signed_in_as_guest)).toBeVisible()
    for (const [path, title] of [
      ['addresses', text.register_for_addresses],
      ['addresses/new', text.register_for_addresses],
      ['favorites', text.register_for_favourites],
    ] as const) {
      await shop.open('saj', `${PROFILE}/${path}`, { locale, user })
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      const way = page.getByRole('main').getByRole('link', { name: text.create_account })
      await expect(way).toHaveAttribute('href', /^\/signup\?page=/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await barriers(page)).toEqual([])
    }
  })

  // proves AC-19, API-17
  test(`signing out leaves nothing of the customer behind (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj')
    await shop.open('saj', PROFILE, { locale, user })
    const told = page.waitForResponse(/\/api\/logout$/)
    await page.getByRole('main').getByRole('button', { name: text.sign_out }).click()
    await expect(page).not.toHaveURL(/user/)
    expect((await told).status()).toBeLessThan(300)
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await expect(calls.customer(user.id)).rejects.toMatchObject({ status: 401 })
  })
}

// proves RT-51, AC-05, AC-10
test('a visitor is led to the door, and back from there', async ({ shop, page }) => {
  for (const path of ['', '/addresses', '/cars', '/favorites']) {
    await shop.open('saj', PROFILE + path, { locale: 'en-us', isAlive: false })
    await expect(page).toHaveURL(/\/signin\?page=%2Fuser%2Fprofile/)
  }
})

test('the server’s page holds nothing of anybody', async ({ shop, page }) => {
  const { user } = await shop.customer('saj', { firstName: 'Zenobia' })
  const response = await shop.open('saj', PROFILE, { locale: 'en-us', user })
  expect(await response?.text()).not.toContain('Zenobia')
  await expect(page.getByText('Zenobia Saleh').first()).toBeVisible()
})

test('a profile that cannot be saved or read says so, and can be tried again', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/500/)
  const text = shop.texts('en-us')
  const { user } = await shop.customer('saj')
  let isBroken = true
  await page.route(/\/api\/customers\/[\w-]+$/, (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await shop.open('saj', PROFILE, { locale: 'en-us', user })
  await expect(page.getByRole('alert')).toContainText(text.cannot_process)
  isBroken = false
  await page.getByRole('button', { name: text.try_again }).click()
  await page.getByRole('button', { name: text.edit, exact: true }).click()
  await page.getByLabel(text.last_name).fill('Al Saleh')
  isBroken = true
  const save = page.getByRole('button', { name: text.save, exact: true })
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(text.error_saving_profile)
  await expect(page.getByLabel(text.last_name)).toHaveValue('Al Saleh')
  isBroken = false
  await save.click()
  await expect(page.getByText('Nora Al Saleh').first()).toBeVisible()
})

test('language and appearance count here at once, and the account remembers them', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const { user, calls } = await shop.customer('saj')
  await shop.open('saj', PROFILE, { locale: 'en-us', user })
  const main = page.getByRole('main')
  await main.getByText(text.appearance_dark, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect
    .poll(async () => (await calls.customer(user.id)).data.attributes.appearance)
    .toBe('dark')
  await main.getByText('العربية').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect((await calls.customer(user.id)).data.attributes.language).toBe('ar-sa')
})

test('everything kept of a customer can be taken along', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  const { user, email, calls } = await shop.customer('saj')
  await calls.addCar(user.id, { color: 1, maker: 1, 'plate-number': 'ABC 1234' })
  await shop.open('saj', PROFILE, { locale: 'en-us', user })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: text.download_data }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.json')
  const kept = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(kept.customer.attributes.email).toBe(email)
  expect(kept.cars).toHaveLength(1)
})

for (const locale of ['en-us', 'ar-sa'] as const) {
  test(`an account is deleted by whoever types the word (${locale})`, async ({ shop, page }) => {
    const text = shop.texts(locale)
    const { user, calls } = await shop.customer('saj')
    await shop.open('saj', PROFILE, { locale, user })
    await page.getByRole('button', { name: text.delete_account }).click()
    const sheet = page.getByRole('dialog', { name: text.delete_account })
    const ask = filled(text.delete_account_type, { word: text.delete_account_word })
    const forGood = sheet.getByRole('button', { name: text.delete_account_for_good })
    await sheet.getByLabel(ask).fill('no')
    await forGood.click()
    await expect(sheet.getByLabel(ask)).toHaveAttribute('aria-invalid', 'true')
    expect(await barriers(page)).toEqual([])
    expect((await calls.customer(user.id)).data.id).toBe(user.id)

    await sheet.getByLabel(ask).fill(text.delete_account_word)
    await forGood.click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText(text.account_deleted)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull()
    await expect(calls.customer(user.id)).rejects.toMatchObject({ status: 401 })
  })
}

test('an old sign-in is asked to be renewed before an account is deleted', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/403/)
  const text = shop.texts('en-us')
  const { user } = await shop.customer('saj')
  await page.route(/\/api\/customers\/[\w-]+$/, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 403,
          json: { errors: { code: 'sign-in-again', detail: 'Please sign in again first.' } },
        })
      : route.fallback(),
  )
  await shop.open('saj', PROFILE, { locale: 'en-us', user })
  await page.getByRole('button', { name: text.delete_account }).click()
  await page.getByLabel(/DELETE/).fill('delete')
  await page.getByRole('button', { name: text.delete_account_for_good }).click()
  const way = page.getByRole('alert').getByRole('link', { name: text.sign_in_again })
  await expect(way).toHaveAttribute('href', /^\/signin/)
})

// The name of a guest customer may hold anything.
test('a name is text on every screen that shows it, whatever it says', async ({ shop, page }) => {
  for (const script of SCRIPTS.slice(0, 3)) {
    const { user } = await shop.customer('saj', {
      accountType: 'guest',
      firstName: script,
      lastName: script,
    })
    await shop.open('saj', PROFILE, { locale: 'en-us', user })
    await expect(page.getByText(script).first()).toBeVisible()
    await page.getByRole('button', { name: shop.texts('en-us').edit, exact: true }).click()
    await expect(page.getByLabel(shop.texts('en-us').first_name)).toHaveValue(script)
    expect(await attacksOn(page)).toEqual(NOTHING_RAN)
    await shop.open('saj', '/menu?page=cart', { locale: 'en-us', user })
    await page.getByRole('dialog').waitFor()
    expect(await attacksOn(page)).toEqual(NOTHING_RAN)
  }
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
