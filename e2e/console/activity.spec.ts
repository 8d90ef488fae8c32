import { barriers } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../staff/fixtures.ts'
import { placeOrderAtBranch } from '../staff/orders.ts'
import { LOCALES } from '../staff/texts.ts'
import { originOf } from '../system/address.ts'

const BRANCH = { 'en-us': 17, 'ar-sa': 18 }

for (const locale of LOCALES) {
  test(`what was done is told to the admin, and to nobody below (${locale}) @desktop`, async ({
    staff,
    page,
    request,
  }) => {
    const branch = BRANCH[locale]
    const text = staff.texts(locale)
    const order = await placeOrderAtBranch(request, { branch })
    await staff.signIn({ locale, whom: `cashier-${branch}` })
    const card = staff.card(order.number)
    await card.getByRole('button', { name: text.move_accepted }).click()
    await expect(staff.column('accepted').getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('link', { name: text.activity })).toHaveCount(0)
    await page.goto(`${originOf('staffed')}/console/staff/audit`)
    await expect(page.getByText(text.no_such_page)).toBeVisible()
    await page.getByRole('link', { name: text.to_the_board }).click()
    await page.getByRole('button', { name: text.settings }).click()
    await page.getByRole('button', { name: text.sign_out }).click()
    await expect(page).toHaveURL(/sign-in/)

    await staff.signIn({ locale })
    await page.getByRole('link', { name: text.activity }).click()
    const moved = text.moved
      .replace('{number}', String(order.number))
      .replace('{status}', text.status_accepted)
    const row = page.getByRole('listitem').filter({ hasText: moved })
    await expect(row.first()).toContainText(text.role_cashier)
    await expect(
      page.getByRole('listitem').filter({ hasText: text['act_signed-out'] }).first(),
    ).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
}
