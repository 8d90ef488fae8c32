import { wordsIn } from '@sufra/domain/text/locales'
import { barriers } from '../platform/every-page/accessibility.ts'
import { expect, test } from '../shop/fixtures.ts'
import { filled } from '../shop/texts.ts'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves HM-11, NF-06
  test(`the popup greets a visitor once per visit (${locale}) @both`, async ({ shop, page }) => {
    const { popup } = await shop.brand('saj', locale)
    const title = wordsIn(popup?.attributes.title ?? {}, locale)
    const dialog = page.getByRole('dialog', { name: title })
    await shop.open('saj', '/', { locale, popup: 'waiting' })
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
    const width = page.viewportSize()?.width ?? 0
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(Math.min(width, 461))
    expect(await barriers(page)).toEqual([])

    await dialog.getByRole('button', { name: shop.texts(locale).close }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog).toBeHidden()

    // A new tab is a new visit.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(other.getByRole('dialog', { name: title })).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.getByRole('dialog')).toBeHidden()
  })

  // proves HM-10, CM-04
  test(`the slides move by their arrows and stop at both ends (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const text = shop.texts(locale)
    const { client, concept } = await shop.brand('saj', locale)
    const { included } = await client.brand.slider(concept.attributes['slider-id'] ?? 0)
    const titles = included
      .toSorted((a, b) => a.attributes['display-order'] - b.attributes['display-order'])
      .map(({ attributes }) => wordsIn(attributes.title, locale))
    const count = titles.length
    const slide = (number: number) =>
      page.getByRole('listitem', { name: filled(text.slide_number, { number, count }) })
    const next = page.getByRole('button', { name: text.next_slide })
    const previous = page.getByRole('button', { name: text.previous_slide })
    await shop.open('saj', '/', { locale })

    await expect(previous).toBeDisabled()
    for (const [index, title] of titles.entries()) {
      await expect(slide(index + 1).getByRole('heading', { name: title })).toBeInViewport()
      if (index < count - 1) await next.click()
    }
    await expect(next).toBeDisabled()
    await previous.click()
    await expect(slide(count - 1).getByRole('heading')).toBeInViewport()
    await expect(next).toBeEnabled()
  })
}

// proves HM-05, HM-07, HM-01
test('two brands by two hosts share nothing of their looks', async ({ shop, page }) => {
  const looks = []
  for (const brand of ['saj', 'karak']) {
    const { application } = await shop.brand(brand)
    const { theme, label } = application.attributes
    await shop.open(brand, '/', { locale: 'en-us' })
    await expect(page).toHaveTitle(wordsIn(label, 'en-us'))
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
      'content',
      theme.primary_color,
    )
    const button = page.getByRole('link', { name: shop.texts('en-us').start_order }).first()
    looks.push(
      await button.evaluate((it) => ({
        button: getComputedStyle(it).backgroundColor,
        icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href,
        secondary: getComputedStyle(document.documentElement).getPropertyValue('--secondary'),
      })),
    )
  }
  const [saj, karak] = looks
  expect(saj?.button).not.toBe(karak?.button)
  expect(saj?.secondary).not.toBe(karak?.secondary)
  expect(saj?.icon).not.toBe(karak?.icon)
})

// proves HM-07
test('buttons take the hue the brand has chosen', async ({ shop, page }) => {
  for (const brand of ['saj', 'suya', 'marsa']) {
    const { application } = await shop.brand(brand)
    await shop.open(brand, '/', { locale: 'en-us', dark: false })
    const button = page.getByRole('link', { name: shop.texts('en-us').start_order }).first()
    const [shown = 0, wanted = 0] = await button.evaluate((it, colour) => {
      const context = document.createElement('canvas').getContext('2d')
      const hueOf = (painted: string) => {
        if (!context) throw new Error('There is no canvas')
        context.fillStyle = painted
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
        return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
      }
      return [hueOf(getComputedStyle(it).backgroundColor), hueOf(colour)]
    }, application.attributes.theme.primary_color)
    expect(Math.abs(shown - wanted)).toBeLessThan(6)
  }
})

// proves HM-08, HM-15
test('a brand on the free package is not to be indexed, another is', async ({ shop, page }) => {
  await shop.open('lawz', '/')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await shop.open('saj', '/')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
