import type { Page } from '@playwright/test'
import { dateText, timeText } from '@sufra/domain/schedule-text'
import { wireMoment } from '@sufra/domain/wire-moment'
import { barriers, faintWords } from './every-page/accessibility.ts'
import { expect, test } from './fixtures.ts'
import { at, cartOf } from './shop/cart.ts'
import { aDay, aSchedule, inRiyadh, SCHEDULES, tellSchedule } from './shop/schedule.ts'
import type { openShop } from './shop/shop.ts'
import { filled } from './shop/texts.ts'

const SHAWARMA = 101
const CATEGORY = '/menu/shawarma-1'
const CALCULATION = /\/api\/orders\/calculate/

const WORDS = {
  'en-us': {
    soonest: 'As soon as possible · about 35 min',
    half: '06:30 PM',
    confirm: 'Confirm Schedule: Nov 17, 06:30 PM',
    scheduled: 'Order scheduled for: Nov 17 at 06:30 PM',
    closed: 'Closed · opens 06:00 AM',
  },
  'ar-sa': {
    soonest: 'في أقرب وقت ممكن · خلال 35 دقيقة تقريبًا',
    half: '06:30 م',
    confirm: 'تأكيد الموعد: 17 نوفمبر، 06:30 م',
    scheduled: 'الطلب مجدول في: 17 نوفمبر الساعة 06:30 م',
    closed: 'مغلق · يفتح 06:00 ص',
  },
} as const

/** The time card and its dialog, in a cart with something in it. */
function timeOf(shop: ReturnType<typeof openShop>, page: Page, locale: keyof typeof WORDS) {
  const text = shop.texts(locale)
  const cart = cartOf(page, locale)
  const dialog = page.getByRole('dialog', { name: text.schedule_order })
  return {
    text,
    cart,
    dialog,
    schedule: cart.panel.getByRole('button', { name: text.schedule, exact: true }),
    change: cart.panel.getByRole('button', { name: text.change_time }),
    remove: cart.panel.getByRole('button', { name: text.remove_time }),
    confirm: dialog.getByRole('button', { name: text.confirm_schedule }),
    days: dialog.getByRole('group', { name: text.day, exact: true }).getByRole('radio'),
    times: dialog.getByRole('group', { name: text.time, exact: true }).getByRole('radio'),
    soonest: dialog.getByRole('radio', { name: text.as_soon_as_possible }),
    stored: () => page.evaluate(() => localStorage.getItem('scheduled_time')),
    async open(visit: { dark?: boolean } = {}) {
      await shop.open('saj', CATEGORY, { locale, chosen: at(1), ...visit })
      await cart.add(SHAWARMA)
      await cart.open()
      await this.stayVisitor()
    },
    /** The same cart, looked at anew; perhaps from another branch. */
    async reopen(branch?: number) {
      const visit = branch ? { locale, chosen: at(branch) } : { locale }
      await shop.open('saj', `${CATEGORY}?page=cart`, visit)
      await this.stayVisitor()
    },
    /** Asked to sign in a moment after the cart has opened, and would rather not. */
    async stayVisitor() {
      const prompt = page.getByRole('dialog', { name: text.guest_sign_in })
      await prompt.getByRole('button', { name: text.close }).click()
      await expect(prompt).toHaveCount(0)
    },
    time: (moment: number) => timeText(moment, 'Asia/Riyadh', locale),
    date: (moment: number) => dateText(moment, 'Asia/Riyadh', locale),
  }
}

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

    await on.days.nth(1).check({ force: true })
    await expect(on.soonest).not.toBeChecked()
    await half.check({ force: true })
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
    const told = page.waitForResponse(SCHEDULES)
    await on.open()
    const { data } = await (await told).json()
    const last = data.attributes.days.at(-1)
    const free = last.slots.findLast(({ state }: { state: string }) => state === 'free').at
    const moment = Date.parse(`${free.replace(' ', 'T')}Z`)

    await on.schedule.click()
    await on.days.last().check({ force: true })
    await on.dialog.getByRole('radio', { name: on.time(moment) }).check({ force: true })
    const sent = page.waitForRequest(
      (request) => CALCULATION.test(request.url()) && request.postDataJSON()['scheduled-time'],
    )
    await on.confirm.click()
    await page.clock.runFor(2_000)
    expect((await sent).postDataJSON()['scheduled-time']).toBe(wireMoment(moment))
    await expect(on.change).toBeVisible()
    await expect(on.cart.panel).toContainText(on.date(moment))
  })

  // proves SC-04, SC-10
  test(`a time that slips by is not taken (${locale})`, async ({ shop, page }) => {
    await page.clock.install({ time: new Date('2011-03-05T10:00:00Z') })
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open()
    await on.schedule.click()
    const first = on.times.first()
    await first.check({ force: true })
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
    await on.days.nth(1).check({ force: true })
    await on.dialog.getByRole('radio', { name: words.half }).check({ force: true })
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

  test(`the dialog fits the narrowest phone and can be read in the dark (${locale})`, async ({
    shop,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await tellSchedule(page, aSchedule())
    const on = timeOf(shop, page, locale)
    await on.open({ dark: true })
    await on.schedule.click()
    await on.times.first().check({ force: true })
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

// proves CU-09
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
