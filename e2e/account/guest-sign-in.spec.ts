import type { Page } from '@playwright/test'
import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { at, cartOf } from '../shop/cart.ts'
import { aMobile, codeSentTo } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { guestDoor, storedUser } from '../shop/guest-door.ts'
import { filled } from '../shop/texts.ts'

const CATEGORY = '/menu/shawarma-1'
const CART = `${CATEGORY}?page=cart`
const SHAWARMA = 101
const register = /\/api\/customers$/
const resendSms = /\/api\/resendsms$/
const guestLogin = /\/api\/login\/guest$/
const refused = (...details: { code: string; detail: string; source?: string }[]) => ({
  errors: details,
})

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves CP-21, CP-05, GL-01, GL-02, A-42
  test(`asks a moment after the cart has opened, and lets itself be sent away (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const door = guestDoor(page, locale)
    const cart = cartOf(page, locale)
    await shop.open('saj', CATEGORY, { locale, chosen: at(1) })
    await cart.add(SHAWARMA)
    const moments = timeCart(page)
    await cart.open()
    await expect(door.dialog).toBeVisible()
    const { opened, asked } = await moments
    expect(asked - opened).toBeGreaterThanOrEqual(500)
    for (const part of [door.firstName, door.lastName, door.mobile, door.country, door.verify]) {
      await expect(part).toBeVisible()
    }
    expect(await barriers(page)).toEqual([])

    await door.close()
    await expect(cart.line(SHAWARMA)).toBeVisible()
    await expect(cart.panel.getByRole('button', { name: text.checkout })).toBeVisible()
    if ((page.viewportSize()?.width ?? 0) < 960) {
      await cart.panel.getByRole('button', { name: text.your_profile }).click()
      await expect(door.dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(door.dialog).toHaveCount(0)
    }
    await cart.panel.getByRole('button', { name: text.close_cart }).click()
    await expect(cart.panel).toHaveCount(0)
    await cart.open()
    await expect(door.dialog).toBeVisible()
    await page.goBack()
    await expect(door.dialog).toHaveCount(0)
    await expect(cart.panel).toBeVisible()
  })

  // proves GL-01, GL-03, GL-04, GL-07, GL-13, GL-14, GL-16, AC-02, AC-04, SM-03, CP-18, ST-20, HM-04
  test(`a visitor becomes a guest customer by name, number and code (${locale}) @both`, async ({
    shop,
    page,
    request,
  }) => {
    const text = shop.texts(locale)
    const door = guestDoor(page, locale)
    const cart = cartOf(page, locale)
    const { concept } = await shop.brand('saj', locale)
    const { mobile, username } = aMobile('saj')
    await shop.open('saj', CATEGORY, { locale, chosen: at(1) })
    await cart.add(SHAWARMA)
    await cart.open()
    await expect(door.dialog).toBeVisible()
    const { 'allowed-countries': countries, 'dialing-code': ownCode } = concept.attributes
    await expect(door.country.getByRole('option')).toHaveText(
      countries.map((each) => `${each['formatted-code']} ${wordsIn(each.name, locale)}`),
    )
    await expect(door.country).toHaveValue(ownCode.replace(/\D/g, ''))

    await listen(page)
    const asked = page.waitForRequest(register)
    // Typed on an Arabic keyboard, with the zero people begin with.
    await door.say({ mobile: `٠${arabicDigits(mobile)}` })
    expect((await asked).postDataJSON()).toEqual({
      'account-type': 'guest',
      'first-name': 'Layla',
      'last-name': 'Haddad',
      mobile,
      username,
      status: 'unverified',
    })
    await expect(door.code).toBeFocused()
    await expect(door.code).toHaveAttribute('autocomplete', 'one-time-code')
    for (const part of [door.submit, door.changeNumber]) await expect(part).toBeVisible()
    await expect(door.dialog).toContainText(`+${username}`)
    expect(await barriers(page)).toEqual([])

    const code = await codeSentTo(request, 'saj', username)
    await paste(page, ` ${code.slice(0, 3)}-${arabicDigits(code.slice(3))}`)
    await expect(door.dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/menu$/)
    expect(await heard(page)).toEqual(['sign-in-success'])
    expect(await storedUser(page)).toMatchObject({ accountType: 'guest', firstName: 'Layla' })

    await page.reload()
    await page.getByRole('button', { name: text.open_side_menu }).click()
    const menu = page.getByRole('dialog', { name: text.menu })
    await expect(menu.getByText(text.signed_in_as_guest)).toBeVisible()
    await page.clock.install()
    await page.goto(`${page.url()}?page=cart`)
    await expect(cart.panel.getByText('Layla Haddad')).toBeVisible()
    await expect(cart.panel.getByText(text.mobile_verified)).toBeVisible()
    await page.clock.runFor(500 * 2)
    await expect(door.dialog).toHaveCount(0)
  })

  // proves GL-08, GL-09, GL-10, GL-11, GL-12, GL-04, ER-20, ER-21, ER-22, A-04
  test(`every fault stands where it belongs (${locale}) @both`, async ({ shop, page }) => {
    shop.faults.expect(/(400|401|422|500).*\/api\/(customers|resendsms|login)/)
    const text = shop.texts(locale)
    const door = guestDoor(page, locale)
    const { mobile } = aMobile('saj')
    await shop.open('saj', CART, { locale, chosen: at(1) })
    await door.verify.click()
    await expect(door.dialog.getByText(text.fault_required)).toHaveCount(3)
    await expect(door.firstName).toBeFocused()
    await door.firstName.fill('Al')
    await door.lastName.fill('Li\u202eu')
    await door.mobile.fill('a1b٢c3')
    await expect(door.mobile).toHaveValue('123')
    await expect(door.firstName).toHaveAccessibleDescription(text['fault_min-3-characters'])
    await expect(door.lastName).toHaveAccessibleDescription(text['fault_hidden-characters'])
    await expect(door.mobile).toHaveAccessibleDescription(text['fault_invalid-mobile'])
    expect(await barriers(page)).toEqual([])
    await door.mobile.fill('5'.repeat(14))
    await expect(door.mobile).toHaveValue('5'.repeat(10))

    await stub(page, register, 422, [
      { code: 'mobile-taken', detail: 'Known already', source: 'mobile' },
      { code: 'other', detail: 'Something else' },
    ])
    await door.say({ mobile })
    await expect(door.mobile).toHaveAccessibleDescription('Known already')
    await expect(door.alert).toHaveText('Something else')
    await stub(page, register, 500, [{ code: 'internal-error', detail: 'stack trace' }])
    await door.verify.click()
    await expect(door.alert).toHaveText(text.code_not_sent)
    await page.unroute(register)
    await door.verify.click()

    await door.code.fill('12')
    await door.submit.click()
    const short = filled(text['fault_otp-too-short'], { count: 6 })
    await expect(door.code).toHaveAccessibleDescription(short)
    if (locale === 'en-us') expect(short).toBe('Min 6 characters')
    await expect(door.code).toHaveAttribute('aria-invalid', 'true')
    await stub(page, guestLogin, 401, [
      { code: 'wrong-code', detail: 'Pin is invalid' },
      { code: 'two', detail: 'Two tries left' },
    ])
    await door.code.fill('123456')
    await expect(door.code).toHaveAccessibleDescription('Pin is invalid Two tries left')
    await expect(door.code).toHaveValue('')
    await expect(door.code).toBeFocused()
    await page.unroute(guestLogin)
    expect(await barriers(page)).toEqual([])
  })

  // proves GL-05, GL-06, ER-21
  test(`another code after a minute, or another number (${locale})`, async ({
    shop,
    page,
    request,
  }) => {
    shop.faults.expect(/400.*resendsms/)
    const text = shop.texts(locale)
    const door = guestDoor(page, locale)
    const first = aMobile('saj')
    await page.clock.install()
    await shop.open('saj', CART, { locale, chosen: at(1) })
    await door.say({ mobile: first.mobile })
    await expect(door.code).toBeFocused()
    const waiting = (time: string) =>
      door.dialog.getByRole('button', { name: filled(text.resend_in, { time }) })
    await expect(waiting('1:00').or(waiting('0:59')).or(waiting('0:58'))).toBeDisabled()
    await page.clock.runFor(30_000)
    await expect(waiting('0:30').or(waiting('0:29')).or(waiting('0:28'))).toBeDisabled()
    await expect(door.resend).toHaveCount(0)
    await page.clock.runFor(31_000)
    await expect(door.resend).toBeEnabled()
    await stub(page, resendSms, 400, [{ code: 'nothing-to-resend', detail: 'Start over' }])
    await door.resend.click()
    await expect(door.alert).toHaveText('Start over')
    await page.unroute(resendSms)

    await door.changeNumber.click()
    await expect(door.firstName).toHaveValue('Layla')
    await expect(door.mobile).toHaveValue(first.mobile)
    const second = aMobile('saj')
    await door.mobile.fill(second.mobile)
    await door.verify.click()
    await expect(door.dialog).toContainText(`+${second.username}`)
    await door.code.fill(await codeSentTo(request, 'saj', second.username))
    await expect(door.dialog).toHaveCount(0)
  })
}

/** As much of Google's script as is asked for: tokens that say what they were made from, and a badge. */
const RECAPTCHA = `
  const badge = document.createElement('div')
  badge.className = 'grecaptcha-badge'
  badge.textContent = 'reCAPTCHA'
  document.body.append(badge)
  let count = 0
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (key, { action }) => [key, action, ++count].join(':'),
  }`

// proves GL-15
test('a captcha token goes along when a code is asked for, and asked for again', async ({
  shop,
  page,
}) => {
  shop.faults.expect(/429.*resendsms|404.*pictures\/brands|called .*\/recaptcha\/api\.js/)
  const door = guestDoor(page, 'en-us')
  const script = 'https://www.google.com/recaptcha/api.js?render=key-of-the-journeys'
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  )
  await page.clock.install()
  await shop.open('captcha', '/menu?page=cart', { locale: 'en-us', chosen: at(1) })
  const asked = page.waitForRequest(register)
  await door.say({ mobile: aMobile('captcha').mobile })
  expect((await asked).headers()['captcha-token']).toBe('key-of-the-journeys:login:1')
  await expect(page.locator('.grecaptcha-badge')).toBeHidden()
  await expect(door.code).toBeFocused()
  await page.clock.runFor(61_000)
  const again = page.waitForRequest(resendSms)
  await door.resend.click()
  expect((await again).headers()['captcha-token']).toBe('key-of-the-journeys:login:2')
})

test('a demo without a captcha key says so, and shows where its messages are', async ({
  shop,
  page,
}) => {
  const text = shop.texts('en-us')
  const door = guestDoor(page, 'en-us')
  const { mobile, username } = aMobile('saj')
  await shop.open('saj', CART, { locale: 'en-us', chosen: at(1) })
  await expect(door.dialog.getByText(text.captcha_off)).toBeVisible()
  await door.say({ mobile })
  await expect(door.dialog.getByRole('link', { name: text.demo_outbox })).toHaveAttribute(
    'href',
    `/dev/outbox?to=${username}`,
  )
})

for (const outcome of ['is saved as Home', 'cannot be saved, which changes nothing'] as const) {
  // proves GL-07, AD-05, ER-23
  test(`an address given before ${outcome}`, async ({ shop, page, request }) => {
    shop.faults.expect(/500.*addresses/)
    const door = guestDoor(page, 'en-us')
    const addresses = /\/api\/customers\/[\w-]+\/addresses$/
    const isSaved = outcome === 'is saved as Home'
    if (!isSaved) await stub(page, addresses, 500, [{ code: 'internal-error', detail: 'no' }])
    await page.addInitScript(rememberAddress)
    const { mobile, username } = aMobile('saj')
    await shop.open('saj', CART, { locale: 'en-us', chosen: at(1, 'deliver') })
    await door.say({ mobile })
    await expect(door.code).toBeFocused()
    const asked = page.waitForRequest(addresses)
    await door.code.fill(await codeSentTo(request, 'saj', username))
    expect((await asked).postDataJSON()).toEqual({
      lat: 24.77,
      long: 46.6,
      line1: '12 Palm Street',
      label: 'Home',
    })
    await expect(page).toHaveURL(/\/menu$/)
    await expect(door.dialog).toHaveCount(0)
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('temporary_delivery') ?? '{}'))
    if (isSaved) await expect.poll(async () => (await kept()).id).toMatch(/^[\w-]{36}$/)
    else expect((await kept()).id).toBeUndefined()
  })
}

// proves A-15
test('whoever signs in on the way out comes back to the cart', async ({ shop, page, request }) => {
  const text = shop.texts('en-us')
  const door = guestDoor(page, 'en-us')
  const cart = cartOf(page, 'en-us')
  const { mobile, username } = aMobile('saj')
  await shop.open('saj', CATEGORY, { locale: 'en-us', chosen: at(1) })
  await cart.add(SHAWARMA)
  await cart.open()
  await door.close()
  await cart.panel.getByRole('button', { name: text.checkout }).click()
  await expect(door.dialog).toContainText(text.sign_in_to_order)
  await door.say({ mobile })
  await expect(door.code).toBeFocused()
  await door.code.fill(await codeSentTo(request, 'saj', username))
  await expect(page).toHaveURL(/\/menu\?page=cart$/)
  await expect(door.dialog).toHaveCount(0)
  await expect(cart.line(SHAWARMA)).toBeVisible()
})

test('names that look like markup are shown as they are, and do nothing', async ({
  shop,
  page,
  request,
}) => {
  const text = shop.texts('en-us')
  const door = guestDoor(page, 'en-us')
  const cart = cartOf(page, 'en-us')
  const firstName = '<img src=x onerror="pwned=1">'
  const lastName = '"><script>pwned=1</script>'
  const { mobile, username } = aMobile('saj')
  await shop.open('saj', CATEGORY, { locale: 'en-us', chosen: at(1) })
  await cart.add(SHAWARMA)
  await cart.open()
  await door.say({ firstName, lastName, mobile })
  await expect(door.code).toBeFocused()
  await door.code.fill(await codeSentTo(request, 'saj', username))
  await expect(page.getByRole('status').getByText(firstName).first()).toBeVisible()
  await shop.open('saj', CART, { locale: 'en-us' })
  await expect(cart.panel.getByText(`${firstName} ${lastName}`)).toBeVisible()
  await shop.open('saj', '/menu')
  await page.getByRole('button', { name: text.open_side_menu }).click()
  await expect(page.getByRole('dialog').getByText(firstName)).toBeVisible()
  for (const path of ['/user/profile', '/signin', '/signup']) {
    await shop.open('saj', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  }
})

const arabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

const stub = async (
  page: Page,
  url: RegExp,
  status: number,
  details: { code: string; detail: string; source?: string }[],
) => {
  await page.unroute(url)
  const json = status < 500 ? refused(...details) : { errors: details[0] }
  await page.route(url, (route) => route.fulfill({ status, json }))
}

/** Into whatever has the focus. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)

/** When the cart said that it was looked at, and when the dialog stood there. */
const timeCart = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ opened: number; asked: number }>((resolve) => {
        window.addEventListener('view-cart', () => {
          const opened = performance.now()
          const look = () => {
            if (!document.querySelector('dialog dialog[open]')) return requestAnimationFrame(look)
            resolve({ opened, asked: performance.now() })
          }
          look()
        })
      }),
  )

const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    window.addEventListener('sign-in-success', ({ type }) => heard.push(type))
  })
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

/** Inside Hittin's first area. */
function rememberAddress() {
  if (localStorage.getItem('temporary_delivery') !== null) return
  const address = { lat: 24.77, long: 46.6, line1: '12 Palm Street', label: 'Work' }
  const area = { 'delivery-area-id': 1, minimum: 3000, charge: 900 }
  localStorage.setItem('temporary_delivery', JSON.stringify({ ...address, ...area }))
}
