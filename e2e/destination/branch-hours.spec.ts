import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

const OLAYA = '/menu/shawarma-1/location/olaya-street-1'
const NAKHEEL = '/menu/shawarma-1/location/al-nakheel-2'

/** Riyadh is three hours ahead of UTC, all year. */
const MOMENTS = [
  {
    moment: 'a Wednesday afternoon',
    now: '2026-11-18T12:00:00Z',
    'en-us': ['open_until', '1:00 AM'],
    'ar-sa': ['open_until', '1:00 ص'],
  },
  {
    moment: 'a quarter before closing',
    now: '2026-11-18T21:45:00Z',
    'en-us': ['closes_soon', '1:00 AM'],
    'ar-sa': ['closes_soon', '1:00 ص'],
  },
  {
    moment: 'a Friday before noon',
    now: '2026-11-20T07:00:00Z',
    'en-us': ['closed_opens_at', '1:00 PM'],
    'ar-sa': ['closed_opens_at', '1:00 م'],
  },
] as const

for (const locale of ['en-us', 'ar-sa'] as const) {
  for (const { moment, now, ...shown } of MOMENTS) {
    // proves RT-21, LO-05
    test(`a branch says when it opens and shuts on ${moment} (${locale})`, async ({
      shop,
      page,
    }) => {
      const [state, time] = shown[locale]
      await page.clock.setFixedTime(new Date(now))
      await shop.open('saj', OLAYA, { locale })
      await expect(page.getByText(filled(shop.texts(locale)[state], { time }))).toBeVisible()
    })
  }

  // proves RT-21, LO-05
  test(`a branch page shows where it is, how to reach it and its hours (${locale})`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { client } = await shop.brand('saj', locale)
    const { attributes } = (await client.branches.location(1)).data
    await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'))
    await shop.open('saj', OLAYA, { locale })

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(attributes.name[locale] ?? '')
    await expect(page.getByRole('main')).toContainText(attributes.line1[locale] ?? '')
    const telephone = page.getByRole('link', { name: attributes.telephone })
    await expect(telephone).toHaveAttribute('href', 'tel:+966115550141')
    await expect(telephone.locator('[dir="ltr"]')).toHaveText(attributes.telephone)
    const days = page.getByRole('table').getByRole('row')
    await expect(days).toHaveCount(7)
    await expect(days.filter({ hasText: text.today })).toHaveCount(1)
    await expect(days.filter({ hasText: text.today })).toContainText(
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
        new Date('2026-11-18'),
      ),
    )
  })
}

// proves RT-21, LO-05
test('a holiday takes the place of the usual hours', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await page.clock.setFixedTime(new Date('2027-02-22T09:00:00Z'))
  await shop.open('saj', NAKHEEL, { locale: 'en-us' })
  const today = page.getByRole('table').getByRole('row').filter({ hasText: text.today })
  await expect(today).toContainText(text.holiday_hours)
  await expect(today).toContainText(text.closed)

  await shop.open('saj', OLAYA, { locale: 'en-us' })
  await expect(today).toContainText('4:00 PM')
  await expect(page.getByText(filled(text.closed_opens_at, { time: '4:00 PM' }))).toBeVisible()
})

// proves RT-21
test('a branch can be chosen from its own page', async ({ shop, page }) => {
  const text = shop.texts('en-us')
  await shop.open('saj', OLAYA, { locale: 'en-us' })
  await page.getByRole('button', { name: text.order_from_branch }).click()
  await expect(page).toHaveURL(/\/menu$/)
  await expect(page.getByRole('banner')).toContainText('Olaya Street')
})
