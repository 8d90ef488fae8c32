import { barriers } from '../platform/every-page/accessibility.ts'
import { openConsole } from '../staff/console.ts'
import { expect, test } from '../staff/fixtures.ts'
import { LOCALES } from '../staff/texts.ts'

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
