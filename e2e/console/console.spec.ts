import { STAFF_PASSWORD, staffEmail } from '@sufra/api/planting/testing/a-staff'
import { barriers, faintWords } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../staff/fixtures.ts'
import { placeOrderAtBranch } from '../staff/orders.ts'
import { LOCALES } from '../staff/texts.ts'
import { originOf } from '../system/address.ts'

const CONSOLE = `${originOf('staffed')}/console`
const BRANCH = { 'en-us': { look: 12, print: 13 }, 'ar-sa': { look: 14, print: 15 } }

for (const locale of LOCALES) {
  test(`nothing on the console shuts anybody out (${locale}) @desktop`, async ({
    staff,
    page,
    request,
  }) => {
    test.slow()
    const branch = BRANCH[locale].look
    const text = staff.texts(locale)
    await page.addInitScript((language) => localStorage.setItem('console_locale', language), locale)
    await page.goto(`${CONSOLE}/sign-in`)
    await expect(page.getByRole('heading', { name: text.sign_in })).toBeVisible()
    expect(await barriers(page)).toEqual([])

    const types = ['to-go', 'curbside', 'deliver'] as const
    for (const type of types)
      await placeOrderAtBranch(request, { branch, type, notes: 'no cutlery' })
    await staff.signIn({ locale, whom: `cashier-${branch}` })
    await expect(page.getByRole('article')).toHaveCount(types.length)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: text.reject }).first().click()
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: text.settings }).click()
    await page.getByText(text.appearance_dark).click()
    expect(await faintWords(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await faintWords(page)).toEqual([])

    await page.getByRole('link', { name: text.stock }).click()
    await expect(page.getByRole('switch').first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  // proves IM-33
  test(`a ticket prints on a narrow roll, and nothing else does (${locale}) @desktop`, async ({
    staff,
    page,
    request,
  }) => {
    const branch = BRANCH[locale].print
    const text = staff.texts(locale)
    const order = await placeOrderAtBranch(request, { branch, notes: 'no cutlery', leftOut: [1] })
    await staff.signIn({ locale, whom: `cashier-${branch}` })
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })

    const name = text.print_ticket.replace('{number}', String(order.number))
    await staff.card(order.number).getByRole('button', { name }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    const ticket = page.locator('#ticket')
    await expect(ticket).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    await expect(ticket).toBeVisible()
    await expect(page.locator('#console')).toBeHidden()
    await expect(ticket).toContainText(`#${order.number}`)
    await expect(ticket).toContainText('28.00')
    await expect(ticket).toContainText('no cutlery')
    const { width = 0 } = (await ticket.boundingBox()) ?? {}
    expect(width / (96 / 25.4)).toBeLessThanOrEqual(80)
  })
}

test('the whole way with the keyboard alone @desktop', async ({ staff, page, request }) => {
  const text = staff.texts('en-us')
  const order = await placeOrderAtBranch(request, { branch: 16 })
  await page.addInitScript(() => localStorage.setItem('console_locale', 'en-us'))
  await page.goto(`${CONSOLE}/sign-in`)
  await page.getByLabel(text.email, { exact: true }).focus()
  await page.keyboard.type(staffEmail('staffed', 'cashier-16'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(STAFF_PASSWORD)
  await page.keyboard.press('Enter')

  const accept = staff.card(order.number).getByRole('button', { name: text.move_accepted })
  await expect(accept).toBeVisible()
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await accept.evaluate((button) => button === document.activeElement)) break
  }
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(staff.column('accepted').getByRole('article')).toHaveCount(1)
  await expect(staff.column('new').getByRole('heading', { level: 2 })).toBeFocused()
})

test('a lost line is said, and made good @desktop', async ({ staff, page }) => {
  const text = staff.texts('en-us')
  staff.faults.expect(/ERR_FAILED|Failed to fetch/)
  await page.route(/\/api\/realtime\//, (route) => route.abort())
  await staff.signIn({ locale: 'en-us', whom: 'cashier-11' })
  await expect(page.getByText(text.connection_lost)).toBeVisible()

  await page.unroute(/\/api\/realtime\//)
  await expect(page.getByText(text.live, { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(text.connection_lost)).toHaveCount(0)
})

// proves IM-01
test('who is not known stays outside, and who was is shown out @desktop', async ({
  staff,
  page,
  context,
}) => {
  const text = staff.texts('en-us')
  staff.faults.expect(/401/)
  await page.goto(`${CONSOLE}/board`)
  await expect(page).toHaveURL(/\/console\/sign-in/)
  await page.getByRole('button', { name: text.sign_in }).click()
  await expect(page.getByText(text.email_needed)).toBeVisible()
  await page.getByLabel(text.email, { exact: true }).fill(staffEmail('staffed', 'nobody'))
  await page.getByLabel(text.password, { exact: true }).fill('a guess')
  await page.getByRole('button', { name: text.sign_in }).click()
  await expect(page.getByText(text['refusal_wrong-credentials'])).toBeVisible()

  await staff.signIn({ locale: 'en-us', whom: 'driver-1' })
  await expect(page.getByRole('link', { name: text.stock })).toHaveCount(0)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: text.settings }).click()
  await other.getByRole('button', { name: text.sign_out }).click()
  await expect(other).toHaveURL(/sign-in/)
  await expect(page).toHaveURL(/sign-in/)
})

test('a tablet held upright shows every column without a page that scrolls sideways @desktop', async ({
  staff,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await staff.signIn({ locale: 'ar-sa', whom: 'cashier-11' })
  const text = staff.texts('ar-sa')

  await page.getByRole('navigation', { name: text.jump_to_column }).getByRole('link').last().click()
  await expect(staff.column('ready')).toBeInViewport()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
