import { wireMoment } from '@sufra/domain/clock/wire-moment'
import { barriers, faintWords } from '../platform/every-page/accessibility.ts'
import { at } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'
import { aSchedule, SCHEDULES, tellSchedule } from '../shop/schedule.ts'
import { timeOf, WORDS } from '../shop/time-card.ts'

const CALCULATION = /\/api\/orders\/calculate/

for (const locale of ['en-us', 'ar-sa'] as const) {
  const words = WORDS[locale]

  // proves SC-02, SC-03, SC-05, SC-08, SC-09, SC-10, CP-11, CP-16, A-40
  test(`a day and a time are chosen and confirmed (${locale}) @both`, async ({ shop, page }) => {
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open()
    await expect(on.cart.panel.getByText(words.soonest)).toBeVisible()

    await on.schedule.click()
    await expect(on.soonest).toBeChecked()
    // Today to the last day allowed, by the brand's calendar and nobody else's.
    await expect(on.days).toHaveCount(4)
    await expect(on.days.first()).toBeChecked()
    await expect(on.days.nth(2)).toBeDisabled()
    // What is past is absent; what is full or prayed through says so.
    await expect(on.times).toHaveCount(38)
    const half = on.dialog.getByRole('radio', { name: words.half })
    await expect(half).toBeDisabled()
    await expect(half).toHaveAccessibleName(new RegExp(on.text.slot_full))
    await expect(on.dialog.getByText(on.text.prayer_maghrib)).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await on.days.nth(1).press(' ')
    await expect(on.soonest).not.toBeChecked()
    await half.press(' ')
    await expect(on.confirm).toHaveAccessibleName(words.confirm)
    await on.confirm.click()
    await expect(on.dialog).toHaveCount(0)
    await expect(on.cart.panel.getByText(words.scheduled)).toBeVisible()
    await expect(on.change).toBeFocused()
    expect(await on.stored()).toBe('2026-11-17 15:30:00')
  })

  // proves SC-03, CP-11
  test(`a chosen time is kept until it is taken back (${locale}) @both`, async ({ shop, page }) => {
    await tellSchedule(page, aSchedule())
    await page.addInitScript(() => {
      if (localStorage.getItem('items') === null) {
        localStorage.setItem('scheduled_time', '2026-11-17 15:30:00')
      }
    })
    const on = timeOf(shop, page, locale)
    await on.open()
    await expect(on.cart.panel.getByText(words.scheduled)).toBeVisible()
    await on.change.click()
    await expect(on.days.nth(1)).toBeChecked()
    await expect(on.dialog.getByRole('radio', { name: words.half })).toBeChecked()
    // The cart as it was, with nothing lying over it unseen.
    await page.reload()
    await on.stayVisitor()
    await expect(on.dialog).toHaveCount(0)
    await on.change.click()
    await on.dialog.getByRole('button', { name: on.text.close }).click()

    await on.remove.click()
    await expect(on.cart.panel.getByText(words.soonest)).toBeVisible()
    await expect(on.schedule).toBeFocused()
    expect(await on.stored()).toBeNull()
  })

  // proves SC-01, SC-08, SC-10, PR-03
  test(`what the branch offers is what the order is sent with (${locale})`, async ({
    shop,
    page,
  }) => {
    // The device is years behind; only the server's word counts.
    await page.clock.install({ time: new Date('2011-03-05T10:00:00Z') })
    const on = timeOf(shop, page, locale)
    const told = page.waitForResponse(SCHEDULES, { timeout: 30_000 })
    await on.open()
    const { data } = await (await told).json()
    const last = data.attributes.days.at(-1)
    const free = last.slots.findLast(({ state }: { state: string }) => state === 'free').at
    const moment = Date.parse(`${free.replace(' ', 'T')}Z`)

    await on.schedule.click()
    await on.days.last().press(' ')
    await on.dialog.getByRole('radio', { name: on.time(moment) }).press(' ')
    const sent = page.waitForRequest(
      (request) => CALCULATION.test(request.url()) && request.postDataJSON()['scheduled-time'],
    )
    await on.confirm.click()
    await page.clock.runFor(2_000)
    expect((await sent).postDataJSON()['scheduled-time']).toBe(wireMoment(moment))
    await expect(on.change).toBeVisible()
    await expect(on.cart.panel).toContainText(on.date(moment))
  })

  test(`the dialog fits the narrowest phone and can be read in the dark (${locale})`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open({ dark: true })
    await on.schedule.click()
    await on.times.first().press(' ')
    await expect(on.times.first()).toBeChecked()
    expect(await faintWords(page)).toEqual([])
    expect(await on.dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
    const smallest = await on.times.evaluateAll((radios) =>
      Math.min(...radios.map((it) => it.parentElement?.getBoundingClientRect().height ?? 0)),
    )
    expect(smallest).toBeGreaterThanOrEqual(44)
  })
}

test('everything can be done by keyboard, and back closes one thing at a time @both', async ({
  shop,
  page,
}) => {
  await tellSchedule(page, aSchedule())
  const on = timeOf(shop, page, 'en-us')
  await on.open()
  await on.schedule.focus()
  await page.keyboard.press('Enter')
  await expect(on.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(on.dialog).toHaveCount(0)
  await expect(on.schedule).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(on.dialog).toBeVisible()
  await page.goBack()
  await expect(on.dialog).toHaveCount(0)
  await expect(on.cart.panel).toBeVisible()

  await on.schedule.focus()
  await page.keyboard.press('Enter')
  await on.days.first().focus()
  // The day after tomorrow is shut and is passed over.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(on.days.nth(3)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(on.times.first()).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(on.confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(on.cart.panel.getByText('Order scheduled for: Nov 19 at 06:30 AM')).toBeVisible()
})

// proves CP-16
test('a brand that takes no advance orders has no calendar', async ({ shop, page }) => {
  const on = timeOf(shop, page, 'en-us')
  const { menu } = await shop.brand('karak')
  const category = menu.data.find(({ items }) => items.some(({ id }) => id === 601))
  await shop.open('karak', `/menu/${category?.id}`, { locale: 'en-us', chosen: at(1) })
  await on.cart.add(601)
  await on.cart.open()
  await expect(on.cart.panel.getByText(/^(As soon as possible|Closed)/)).toBeVisible()
  await expect(on.schedule).toHaveCount(0)
})
