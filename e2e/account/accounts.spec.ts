import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { OutboxList } from '@sufra/contract/people/outbox'
import type { Locale } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { failOnce } from '../shop/answers.ts'
import { fetchFrom } from '../shop/brand-api.ts'
import { aMobile, codeSentTo, PASSWORD } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { storedUser } from '../shop/guest-door.ts'
import { TEXTS } from '../shop/texts.ts'

const NEW_PASSWORD = 'date palm by the well'
/** What a failed request for the mailed link says. */
const NOT_SENT = {
  'en-us': 'The link could not be sent. Please try again.',
  'ar-sa': 'تعذّر إرسال الرابط. حاول مرة أخرى.',
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves AC-03, AC-11, AC-18, AC-01
  test(`an account is made, left and come back to (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    const { mobile, username } = aMobile('saj')
    const email = `${randomUUID()}@mail.example`
    await shop.open('saj', '/signin?page=%2Fsearch', { locale })
    expect(await barriers(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: text.create_account }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.create_account)
    await on.fill({ first_name: 'سارة', last_name: 'Al-Haddad', email, mobile_number: mobile })
    await on.newPassword(text.password, PASSWORD)
    await expect(page.getByText(text.strength_good)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await on.press(text.create_account)
    await expect(on.code).toBeFocused()
    await on.code.fill(await codeSentTo(request, 'saj', username))
    await expect(page).toHaveURL(/\/search$/)
    expect(await storedUser(page)).toMatchObject({
      accountType: 'registered',
      status: 'verified',
      firstName: 'سارة',
    })

    await on.signOut()
    expect(await storedUser(page)).toBeNull()
    await shop.open('saj', '/signin')
    await on.byEmail()
    await on.fill({ email: email.toUpperCase() })
    await on.password(text.password).fill(PASSWORD)
    await on.press(text.sign_in)
    await expect(page).toHaveURL(/\/menu$/)
    expect(await storedUser(page)).toMatchObject({ accountType: 'registered' })
  })

  // proves AC-12, AC-13, AC-14, AC-15, AC-16, AC-17, ER-28
  test(`an account says what it wants, field by field (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    shop.faults.expect(/401.*verify/, /500/)
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    await shop.open('saj', '/signup', { locale })
    await on.press(text.create_account)
    const about = (label: string) => expect(on.field(label))
    await about(text.first_name).toHaveAccessibleDescription(text['fault_incomplete-name'])
    await about(text.email).toHaveAccessibleDescription(text.fault_required)
    await about(text.mobile_number).toHaveAccessibleDescription(text.fault_required)
    await on.fill({ first_name: 'A', last_name: 'A1', email: 'a@', mobile_number: '12345' })
    await on.newPassword(text.password, 'palmtre')
    await on.password(text.repeat_password).fill('palm')
    await about(text.first_name).toHaveAccessibleDescription(text['fault_min-2-characters'])
    await about(text.last_name).toHaveAccessibleDescription(text['fault_letters-only'])
    await about(text.email).toHaveAccessibleDescription(text['fault_invalid-email'])
    await about(text.mobile_number).toHaveAccessibleDescription(text['fault_invalid-mobile'])
    await expect(on.password(text.password)).toHaveAccessibleDescription(
      new RegExp(text['fault_password-too-short']),
    )
    await expect(on.password(text.repeat_password)).toHaveAccessibleDescription(
      text['fault_passwords-differ'],
    )
    expect(await barriers(page)).toEqual([])
    for (const name of ['<b>x</b>', "'; DROP TABLE--", 'a\u202eb', 'x'.repeat(61)]) {
      await on.fill({ first_name: name })
      await about(text.first_name).toHaveAttribute('aria-invalid', 'true')
    }

    const { mobile } = aMobile('saj')
    const email = `${randomUUID()}@mail.example`
    await on.fill({ first_name: 'Sara', last_name: 'Haddad', email, mobile_number: mobile })
    await on.newPassword(text.password, PASSWORD)
    await failOnce(page, /\/api\/customers$/)
    await on.press(text.create_account)
    await expect(page.getByRole('alert')).toHaveText(text.sign_up_failed)
    await on.press(text.create_account)
    await expect(on.code).toBeFocused()
    await failOnce(page, /\/verify$/)
    await on.code.fill('000000')
    await expect(on.code).toHaveAccessibleDescription(text.code_not_checked)
    await on.code.fill('000000')
    await expect(on.code).not.toHaveAccessibleDescription(text.code_not_checked)
    await expect(on.code).toHaveAttribute('aria-invalid', 'true')
    if (locale === 'en-us') await expect(on.code).toHaveAccessibleDescription('Pin is invalid')
  })

  // proves AC-18, AC-19
  test(`a forgotten password is replaced by the mailed link (${locale})`, async ({
    shop,
    page,
    request,
  }) => {
    shop.faults.expect(/400.*resetPassword/)
    shop.faults.expect(/401.*login/)
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    const { email, user, calls } = await shop.customer('saj', { locale })
    await calls.verifyEmail(user.id, await tokenMailedTo(request, email, 'verify-email'))
    await shop.open('saj', '/signin?by=email', { locale })
    await page.getByRole('link', { name: text.forgot_password }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.forgot_password)
    await on.fill({ email })
    const asked = page.waitForRequest(/\/api\/forgotPassword$/)
    await on.press(text.send_link)
    expect((await asked).method()).toBe('POST')
    await expect(page.getByText(text.link_sent_hint)).toBeVisible()
    expect(await barriers(page)).toEqual([])

    const token = await tokenMailedTo(request, email, 'reset-password')
    await shop.open('saj', `/reset-password#${token}`, { locale })
    await on.newPassword(text.new_password, NEW_PASSWORD)
    expect(await barriers(page)).toEqual([])
    await on.press(text.save_password)
    await expect(page).toHaveURL(/\/signin\?by=email$/)
    await on.fill({ email })
    await on.password(text.password).fill(PASSWORD)
    await on.press(text.sign_in)
    await expect(page.getByRole('alert')).toBeVisible()
    await on.password(text.password).fill(NEW_PASSWORD)
    await on.press(text.sign_in)
    await expect(page).toHaveURL(/\/menu$/)

    await shop.open('saj', `/reset-password#${token}`, { locale })
    await on.newPassword(text.new_password, NEW_PASSWORD)
    await on.press(text.save_password)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(text.ask_new_link)
    await shop.open('saj', '/reset-password', { locale })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.link_incomplete)
  })

  // proves ER-28
  test(`a server that fails is told by what did not work (${locale})`, async ({ shop, page }) => {
    shop.faults.expect(/500/)
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    await shop.open('saj', '/forgot-password', { locale })
    await failOnce(page, /\/api\/forgotPassword$/)
    await on.fill({ email: 'nobody@mail.example' })
    await on.press(text.send_link)
    await expect(page.getByRole('alert')).toHaveText(NOT_SENT[locale])
    await on.press(text.send_link)
    await expect(page.getByText(text.link_sent_hint)).toBeVisible()

    await shop.open('saj', `/reset-password#${'x'.repeat(43)}`, { locale })
    await failOnce(page, /\/api\/resetPassword$/)
    await on.newPassword(text.new_password, NEW_PASSWORD)
    await on.press(text.save_password)
    await expect(page.getByRole('alert')).toContainText(text.password_not_saved)

    await shop.open('saj', '/signin?by=email', { locale })
    await failOnce(page, /\/api\/login$/)
    await on.fill({ email: 'nobody@mail.example' })
    await on.password(text.password).fill(PASSWORD)
    await on.press(text.sign_in)
    await expect(page.getByRole('alert')).toHaveText(text.sign_in_failed)
  })

  test(`an email address is verified by the mailed link, by whom it was sent for (${locale})`, async ({
    shop,
    page,
    request,
  }) => {
    shop.faults.expect(/400.*verify/)
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    const { email, user } = await shop.customer('saj', { locale })
    const first = await tokenMailedTo(request, email, 'verify-email')
    await shop.open('saj', '/user/profile', { locale, user })
    await expect(page.getByText(text.email_not_verified)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await on.press(text.send_again)
    await expect(page.getByText(text.email_link_sent)).toBeVisible()
    await expect.poll(() => tokenMailedTo(request, email, 'verify-email')).not.toBe(first)

    await shop.open('saj', `/verify-email#${first}`, { locale })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.verify_email)
    expect(await barriers(page)).toEqual([])
    await on.press(text.confirm_email)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(text.my_account)
    const token = await tokenMailedTo(request, email, 'verify-email')
    await shop.open('saj', `/verify-email#${token}`, { locale })
    await on.press(text.confirm_email)
    await expect(page).toHaveURL(/\/user\/profile$/)
    await expect(page.getByText(text.email_verified, { exact: true })).toBeVisible()

    await shop.open('saj', '/verify-email', { locale })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.link_incomplete)
  })

  // proves AC-18
  test(`a password is changed by whoever knows it (${locale})`, async ({ shop, page }) => {
    shop.faults.expect(/422.*password/)
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    const { user } = await shop.customer('saj', { locale })
    await shop.open('saj', '/user/profile/password', { locale, user })
    await on.newPassword(text.new_password, NEW_PASSWORD)
    await on.password(text.current_password).fill('not the one I have')
    await on.press(text.save_password)
    await expect(on.password(text.current_password)).toHaveAttribute('aria-invalid', 'true')
    await expect(on.password(text.current_password)).toBeFocused()
    expect(await barriers(page)).toEqual([])
    await on.password(text.current_password).fill(PASSWORD)
    await on.press(text.save_password)
    await expect(page).toHaveURL(/\/user\/profile$/)
    const { token } = await storedUser(page)
    expect(token).not.toBe(user.token)
  })

  // proves AC-04, A-16
  test(`a guest customer becomes a registered one and stays the same (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const on = formOf(page, locale)
    const { user } = await shop.customer('saj', { accountType: 'guest', locale })
    await shop.open('saj', '/menu', { locale, user })
    await page.getByRole('button', { name: text.open_side_menu }).click()
    await page.getByRole('dialog').getByRole('link', { name: text.create_account }).click()
    await expect(on.field(text.first_name)).toHaveValue(user.firstName)
    await on.fill({ email: `${randomUUID()}@mail.example` })
    await on.newPassword(text.password, PASSWORD)
    expect(await barriers(page)).toEqual([])
    await on.press(text.create_account)
    await expect(page).toHaveURL(/\/menu$/)
    await expect
      .poll(() => storedUser(page))
      .toMatchObject({ id: user.id, token: user.token, accountType: 'registered' })
  })
}

// proves AC-03
test('whoever comes back from a provider without a number is asked for one', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const on = formOf(page, 'en-us')
  const { mobile, username } = aMobile('saj')
  const way = { id: randomUUID(), provider: 'google', key: 'k', path: '/cms' }
  const customer = { type: 'customers', id: randomUUID(), attributes: newcomer() }
  const verification = { id: randomUUID(), mobile, username, 'code-length': 6 }
  const seconds = { 'resend-in': 60, 'expires-in': 300 }
  const proven = { ...newcomer(), status: 'verified', mobile, username }
  const { token: _, 'expires-at': __, ...known } = newcomer()
  await page.addInitScript(rememberWay, JSON.stringify(way))
  const none = { data: [], meta: { page: 1, size: 999, total: 0 } }
  await page.route(/\/customers\/[\w-]+\/orders\?/, (route) => route.fulfill({ json: none }))
  const answers = [
    answer(page, /login\/social\/google\/session$/, { data: customer }),
    answer(page, /\/api\/customers\/[\w-]+$/, {
      data: { ...customer, attributes: known },
      meta: { verification: { ...verification, ...seconds } },
    }),
    answer(page, /\/customers\/[\w-]+\/verify$/, { data: { ...customer, attributes: proven } }),
  ]
  await shop.open('saj', `/signin?social=${way.id}`, { locale: 'en-us' })
  await expect(page).toHaveURL(/\/verify-phone\?page=%2Fcms$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.verify_phone)
  expect(await barriers(page)).toEqual([])
  await on.fill({ mobile_number: mobile })
  await on.press(text.verify_number)
  await on.code.fill('123456')
  await expect(page).toHaveURL(/\/cms$/)
  expect(await storedUser(page)).toMatchObject({ id: customer.id, status: 'verified' })
  expect(await Promise.all(answers)).toEqual([
    { id: way.id, key: way.key },
    { mobile, username },
    { code: '123456' },
  ])
})

// proves ER-28
test('a provider that refuses, or that nobody asked, signs nobody in', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', '/signin?social-error=facebook', { locale: 'en-us' })
  await expect(page.getByRole('alert')).toHaveText(text.facebook_failed)
  await shop.open('saj', '/signin?social-error=google')
  await expect(page.getByRole('alert')).toHaveText(text.google_failed)
  await shop.open('saj', `/signin?social=${randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.sign_in)
  expect(await storedUser(page)).toBeNull()
  await expect(page.getByRole('button', { name: /Google|Facebook|Apple/ })).toHaveCount(0)
})

/** The forms of the account pages, by their labels. */
function formOf(page: Page, locale: Locale) {
  const text = TEXTS[locale]
  const main = page.getByRole('main')
  const field = (label: string) => main.getByRole('textbox', { name: label, exact: true })
  const password = (label: string) => main.getByLabel(label, { exact: true })
  return {
    field,
    password,
    code: field(text.one_time_code),
    async fill(
      values: Partial<Record<'first_name' | 'last_name' | 'email' | 'mobile_number', string>>,
    ) {
      for (const [key, value] of Object.entries(values)) {
        await field(text[key as keyof typeof values]).fill(value)
      }
    },
    async newPassword(label: string, value: string) {
      await password(label).fill(value)
      await password(text.repeat_password).fill(value)
    },
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    byEmail: () => main.getByText(text.email, { exact: true }).first().click(),
    async signOut() {
      await page.getByRole('button', { name: text.open_side_menu }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.sign_out }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  }
}

/** Of the newest link to a page. */
async function tokenMailedTo(
  request: APIRequestContext,
  email: string,
  page: 'reset-password' | 'verify-email',
) {
  const fetch = fetchFrom(request, 'saj.localhost')
  const find = async () => {
    const answer = await fetch(`/dev/outbox.json?to=${encodeURIComponent(email)}`)
    const mails = OutboxList.parse(await answer.json()).data.map((mail) => mail.attributes.text)
    const newest = mails.find((text) => text.includes(`/${page}#`)) ?? ''
    return /#([\w-]+)/.exec(newest)?.[1] ?? ''
  }
  // It is sent after the answer is out.
  await expect.poll(find).not.toBe('')
  return find()
}

/** Somebody a provider has vouched for. */
const newcomer = () => ({
  'account-type': 'registered',
  status: 'unverified',
  'first-name': 'Sara',
  'last-name': 'Haddad',
  email: null,
  'email-verified': false,
  mobile: null as string | null,
  username: null as string | null,
  'date-of-birth': null,
  language: null,
  appearance: null,
  'has-password': false,
  'social-providers': ['google'],
  'created-at': '2026-11-15T10:00:00.000Z',
  token: 'x'.repeat(43),
  'expires-at': '2027-02-13T10:00:00.000Z',
})

/** Answers one call, and tells what it was given. */
const answer = (page: Page, url: RegExp, json: object) =>
  new Promise<unknown>((tell) => {
    void page.route(url, (route) => {
      tell(route.request().postDataJSON())
      return route.fulfill({ json })
    })
  })

/** As the tab that left for the provider keeps it. */
function rememberWay(way: string) {
  if (sessionStorage.getItem('came') === null) sessionStorage.setItem('social_sign_in', way)
  sessionStorage.setItem('came', 'once')
}
