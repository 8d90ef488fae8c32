import { expect, test } from '../staff/fixtures.ts'
import { placeOrderAtBranch } from '../staff/orders.ts'
import { LOCALES } from '../staff/texts.ts'

/** Every journey has a branch to itself, see `staffed-brand.ts`. */
const BRANCH = {
  'en-us': { walk: 1, reject: 2, drive: 3 },
  'ar-sa': { walk: 4, reject: 5, drive: 6 },
}

for (const locale of LOCALES) {
  // proves IM-02, OR-22, IM-33, API-61
  test(`an order comes by itself and is walked to its end, seen at two tablets (${locale}) @desktop`, async ({
    staff,
    page,
    context,
    request,
  }) => {
    test.slow()
    const branch = BRANCH[locale].walk
    const text = staff.texts(locale)
    await staff.signIn({ locale, whom: `cashier-${branch}` })
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(page.getByText(text.nothing_new)).toBeVisible()

    const order = await placeOrderAtBranch(request, { branch, notes: 'no cutlery', leftOut: [1] })
    const card = staff.card(order.number)
    await expect(staff.column('new').getByRole('article')).toHaveCount(1)
    await expect(card).toContainText('no cutlery')
    await expect(card).toContainText('cut in half')
    await expect(card).toContainText(
      text.without.replace('{name}', locale === 'ar-sa' ? 'بصل' : 'Onion'),
    )
    await expect(card).toContainText('28.00')
    await expect(card.getByText(text.new_mark, { exact: true })).toBeVisible()

    const steps = [
      [text.move_accepted, 'accepted'],
      [text['move_in-kitchen'], 'kitchen'],
      [text.move_ready, 'ready'],
    ] as const
    for (const [name, column] of steps) {
      await card.getByRole('button', { name }).click()
      await expect(staff.column(column).getByRole('article')).toHaveCount(1)
      await expect(other.locator(`#column-${column}`).getByRole('article')).toHaveCount(1)
    }
    await card.getByRole('button', { name: text.move_finished }).click()

    await expect(card).toHaveCount(0)
    await expect(other.getByRole('article')).toHaveCount(0)
    expect(await order.seen()).toMatchObject({ status: 'finished' })
    await page.getByText(text.done_lately).click()
    await expect(page.getByText(`#${order.number}`)).toBeVisible()
  })

  // proves IM-02, IM-03
  test(`an order is turned down with a reason the customer reads (${locale}) @desktop`, async ({
    staff,
    page,
    request,
  }) => {
    const branch = BRANCH[locale].reject
    const text = staff.texts(locale)
    await staff.signIn({ locale, whom: `cashier-${branch}` })
    const order = await placeOrderAtBranch(request, { branch })
    const card = staff.card(order.number)
    await card.getByRole('button', { name: text.reject }).click()
    const dialog = page.getByRole('dialog')

    await dialog.getByRole('button', { name: text.reject, exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(text.reason_needed)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await card.getByRole('button', { name: text.reject }).click()
    await dialog.getByLabel(text.reason_other).check()
    await dialog.getByLabel(text.reason_own).fill('The oven is cold')
    await dialog.getByRole('button', { name: text.reject, exact: true }).click()

    await expect(card).toHaveCount(0)
    expect(await order.seen()).toMatchObject({
      status: 'cancelled-by-employee',
      reason: 'The oven is cold',
    })
  })

  // proves CB-01, IM-24, IM-23, OR-23, API-64
  test(`a car at the curb and a driver for the road (${locale}) @desktop`, async ({
    staff,
    request,
  }) => {
    const branch = BRANCH[locale].drive
    const text = staff.texts(locale)
    await staff.signIn({ locale, whom: `cashier-${branch}` })
    const waiting = await placeOrderAtBranch(request, { branch, type: 'curbside' })
    const card = staff.card(waiting.number)
    await expect(card).toContainText('ABC 1234')
    await expect(card).toContainText(text.not_arrived)

    await waiting.arrive()
    await expect(card).toContainText(text.arrived)

    const delivery = await placeOrderAtBranch(request, { branch, type: 'deliver' })
    const parcel = staff.card(delivery.number)
    await expect(parcel).toContainText('12 Palm Street')
    for (const name of [text.move_accepted, text['move_in-kitchen'], text.move_ready]) {
      await parcel.getByRole('button', { name }).click()
    }
    const picker = parcel.getByRole('combobox', { name: text.driver })
    await expect(picker.getByRole('option', { name: 'Khalid Mansour' })).toBeAttached()
    await expect(picker.getByRole('option', { name: 'Imran Malik' })).toHaveCount(0)
    await picker.selectOption({ index: 1 })
    await expect.poll(() => delivery.driver()).toBe('Khalid Mansour')
  })
}
