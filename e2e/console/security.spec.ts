import { STAFF_PASSWORD, staffEmail } from '@sufra/api/planting/testing/a-staff'
import { Secret, TOTP } from 'otpauth'
import { barriers } from '../platform/every-page/accessibility.ts'
import { openConsole } from '../staff/console.ts'
import { expect, test } from '../staff/fixtures.ts'
import { LOCALES } from '../staff/texts.ts'
import { originOf } from '../system/address.ts'

const BRANCH = { 'en-us': 17, 'ar-sa': 18 }

for (const locale of LOCALES) {
  test(`no script holds the session, and it is ended from another device (${locale}) @desktop`, async ({
    staff,
    page,
    browser,
  }) => {
    const whom = `cashier-${BRANCH[locale]}`
    const text = staff.texts(locale)
    const context = await browser.newContext()
    const tablet = await context.newPage()
    const left = openConsole(tablet)
    left.faults.expect(/401/)
    await left.signIn({ locale, whom })
    await expect(tablet.getByText(text.live, { exact: true })).toBeVisible()
    const kept = await tablet.evaluate(() => JSON.stringify(localStorage) + document.cookie)
    const session = (await context.cookies()).find(({ name }) => name.endsWith('sufra-staff'))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect(kept).not.toContain(session?.value)

    await staff.signIn({ locale, whom })
    await page.getByRole('button', { name: text.settings }).click()
    await page.getByRole('link', { name: text.security }).click()
    await expect(page.getByText(text.this_device)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: text.end_other_sessions }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

    await expect(tablet).toHaveURL(/sign-in/)
    await expect(tablet.getByText(text.session_over)).toBeVisible()
    await context.close()
  })
}

test('a code app is set up, and asked for at the next sign-in @desktop', async ({
  staff,
  page,
}) => {
  staff.faults.expect(/401/)
  const whom = 'cashier-10'
  const text = staff.texts('en-us')
  await staff.signIn({ locale: 'en-us', whom }, '/staff/me')
  await page.getByLabel(text.password, { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: text.code_app_begin }).click()
  const uri = await page.getByRole('link', { name: text.code_app_open }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel(text.code, { exact: true }).fill(totp.generate())
  await page.getByRole('button', { name: text.code_app_confirm }).click()
  const recovery = page.getByRole('status').getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  const code = (await recovery.first().textContent()) ?? ''
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: text.settings }).click()
  await page.getByRole('button', { name: text.sign_out, exact: true }).click()
  await page.getByLabel(text.email, { exact: true }).fill(staffEmail('staffed', whom))
  await page.getByLabel(text.password, { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: text.sign_in }).click()
  await expect(page.getByText(text['refusal_second-factor-needed'])).toBeVisible()
  await page.getByLabel(text.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: text.sign_in }).click()
  await expect(page).toHaveURL(/\/console\/board/)

  await page.goto(`${originOf('staffed')}/console/staff/me`)
  await page.getByLabel(text.password, { exact: true }).fill(STAFF_PASSWORD)
  await page
    .getByLabel(text.code, { exact: true })
    .fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: text.code_app_remove }).click()
  await expect(page.getByRole('button', { name: text.code_app_begin })).toBeVisible()
})
