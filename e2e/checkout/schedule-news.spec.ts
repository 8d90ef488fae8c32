import { barriers } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'
import { aDay, aSchedule, inRiyadh, SCHEDULES, tellSchedule } from '../shop/schedule.ts'
import { filled } from '../shop/texts.ts'
import { timeOf, WORDS } from '../shop/time-card.ts'

for (const locale of ['en-us', 'ar-sa'] as const) {
  const words = WORDS[locale]

  // proves SC-04, SC-10
  test(`a time that slips by is not taken (${locale})`, async ({ shop, page }) => {
    await page.clock.install({ time: new Date('2011-03-05T10:00:00Z') })
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open()
    await on.schedule.click()
    const first = on.times.first()
    await first.press(' ')
    const name = on.time(inRiyadh('2026-11-16', '14:30'))
    await expect(on.confirm).toContainText(name)
    await page.route(SCHEDULES, (route) => route.abort())
    shop.faults.expect(/ERR_FAILED/)
    await page.clock.fastForward(11 * 60_000)
    await expect(on.dialog.getByRole('radio', { name })).toHaveCount(0)
    await on.confirm.click()
    await expect(on.dialog.getByRole('alert')).toHaveText(on.text.select_valid_time)
    expect(await on.stored()).toBeNull()
    expect(await barriers(page)).toEqual([])
  })

  test(`a time that is gone is said, never swapped (${locale}) @both`, async ({ shop, page }) => {
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open()
    // Chosen when it was still free.
    await page.evaluate(() => localStorage.setItem('scheduled_time', '2026-11-16 15:30:00'))
    await on.reopen()
    const notice = on.cart.panel.getByRole('alert').filter({ hasText: on.text.nearest_times })
    const moment = inRiyadh('2026-11-16', '18:30')
    const time = filled(on.text.date_at_time, { date: on.date(moment), time: on.time(moment) })
    await expect(notice).toContainText(filled(on.text.time_gone_full, { time }))
    expect(await on.stored()).toBe('2026-11-16 15:30:00')
    expect(await barriers(page)).toEqual([])

    const nearest = on.time(inRiyadh('2026-11-16', '18:15'))
    await notice.getByRole('button', { name: nearest }).click()
    await expect(notice).toHaveCount(0)
    expect(await on.stored()).toBe('2026-11-16 15:15:00')
    await expect(on.change).toBeFocused()
  })

  test(`a place that cannot keep the time says so and lets it go (${locale})`, async ({
    shop,
    page,
  }) => {
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open()
    await on.schedule.click()
    await on.days.nth(1).press(' ')
    await on.dialog.getByRole('radio', { name: words.half }).press(' ')
    await on.confirm.click()
    await expect(on.change).toBeVisible()

    const days = [aDay('2026-11-16', { from: '14:30', to: '23:45' })]
    await tellSchedule(page, aSchedule({ 'last-date': '2026-11-16', days }))
    await on.reopen(2)
    const notice = on.cart.panel.getByRole('alert').filter({ hasText: on.text.nearest_times })
    await expect(notice).toBeVisible()
    expect(await on.stored()).toBeNull()
    await expect(on.cart.panel.getByText(words.soonest)).toBeVisible()
    await notice.getByRole('button', { name: on.text.close }).click()
    await expect(notice).toHaveCount(0)
    await expect(on.schedule).toBeFocused()
  })

  // proves ER-15
  test(`a branch that is shut says when it opens, and can be ordered ahead from (${locale})`, async ({
    shop,
    page,
  }) => {
    const night = { 'current-datetime': '2026-11-16T03:05:00+03:00', 'accepts-orders': false }
    await tellSchedule(
      page,
      aSchedule({ ...night, 'quote-minutes': null, earliest: '2026-11-16 00:20:00' }),
    )
    const on = timeOf(shop, page, locale)
    await on.open()
    await expect(on.cart.panel.getByText(words.closed)).toBeVisible()
    await on.schedule.click()
    await expect(on.soonest).toBeDisabled()
    await expect(on.soonest).toHaveAccessibleName(new RegExp(on.text.closed))
    await on.confirm.click()
    await expect(on.dialog.getByRole('alert')).toHaveText(on.text.select_valid_time)
    expect(await barriers(page)).toEqual([])
  })

  test(`without an answer the times can be asked for again (${locale})`, async ({ shop, page }) => {
    shop.faults.expect(/ERR_FAILED/)
    await page.route(SCHEDULES, (route) => route.abort())
    const on = timeOf(shop, page, locale)
    await on.open()
    await on.schedule.click()
    await expect(on.dialog.getByRole('alert')).toContainText(on.text.cannot_process)
    await tellSchedule(page, aSchedule())
    await on.dialog.getByRole('button', { name: on.text.try_again }).click()
    await expect(on.times).toHaveCount(38)
  })

  test(`with no times left today the next open day is shown (${locale})`, async ({
    shop,
    page,
  }) => {
    const [, tomorrow, ...later] = aSchedule().days
    const today = { date: '2026-11-16', slots: [], 'prayer-pauses': [] }
    await tellSchedule(
      page,
      aSchedule({ days: [today, ...(tomorrow ? [tomorrow] : []), ...later] }),
    )
    const on = timeOf(shop, page, locale)
    await on.open()
    await on.schedule.click()
    await expect(on.days.first()).toBeDisabled()
    await expect(on.days.nth(1)).toBeChecked()
    await expect(on.times.first()).toBeVisible()
  })
}

test('a stored time that is none is forgotten, and an emptied cart takes its time along', async ({
  shop,
  page,
}) => {
  await tellSchedule(page, aSchedule())
  const on = timeOf(shop, page, 'en-us')
  await on.open()
  await page.evaluate(() => localStorage.setItem('scheduled_time', 'tomorrow at noon'))
  await on.reopen()
  await expect(on.cart.panel.getByText(WORDS['en-us'].soonest)).toBeVisible()
  expect(await on.stored()).toBeNull()

  await page.evaluate(() => localStorage.setItem('scheduled_time', '2026-11-16 15:00:00'))
  await on.reopen()
  await on.cart.panel
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(on.cart.panel.getByRole('heading', { name: on.text.cart_empty })).toBeVisible()
  expect(await on.stored()).toBeNull()
})
