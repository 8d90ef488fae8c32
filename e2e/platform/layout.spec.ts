import type { Locator } from '@playwright/test'
import { cartOf } from '../shop/cart.ts'
import { expect, test } from '../shop/fixtures.ts'
import { goToCheckout, openOrdering, WRAP } from '../shop/ordering-brand.ts'

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves NF-04, NF-05
  test(`a desktop’s page is 1400 wide at most, a phone’s column 461 (${locale}) @desktop`, async ({
    shop,
    page,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const { text } = await goToCheckout(shop, page, { locale, customer }, WRAP)
    const widthAt = async (width: number, content: Locator) => {
      await page.setViewportSize({ width, height: 900 })
      return (await content.boundingBox())?.width
    }
    const inMiddle = async (content: Locator) => {
      const [box, view] = [await content.boundingBox(), page.viewportSize()]
      const margin = ((view?.width ?? 0) - (box?.width ?? 0)) / 2
      return Math.abs((box?.x ?? 0) - margin) <= 16
    }

    // One task on a page: checkout, cart, account, feedback.
    const main = page.getByRole('main')
    const { panel } = cartOf(page, locale)
    const tasks: [path: string, content: Locator][] = [
      ['/checkout', main.locator('div.grid').first()],
      ['/menu/wraps-1?page=cart', panel.locator('div.grid').first()],
      ['/feedback', main.locator('form')],
      ['/signin', main.locator('> div').filter({ visible: true }).first()],
    ]
    for (const [path, content] of tasks) {
      await openOrdering(shop, path, { locale, ...(path !== '/signin' && { customer }) })
      await expect(content).toBeVisible()
      expect(await widthAt(400, content), path).toBe(400)
      expect(await widthAt(800, content), path).toBe(461)
      expect(await inMiddle(content), path).toBe(true)
    }

    await page.setViewportSize({ width: 1920, height: 1080 })
    for (const path of ['/', '/menu', '/search']) {
      await openOrdering(shop, path, { locale, customer })
      const content = main.locator('.page').filter({ visible: true }).first()
      expect(await widthAt(1920, content), path).toBe(1400)
      expect(await inMiddle(content), path).toBe(true)
    }
    await expect(page.getByRole('button', { name: text.place_order })).toHaveCount(0)
  })
}

// proves NF-05
test('under 960 pixels the page is a phone’s, from there on a desktop’s @desktop', async ({
  shop,
  page,
}) => {
  await shop.open('saj', '/menu', { locale: 'en-us' })
  const brand = page.getByRole('banner').getByRole('link', { name: 'Saj & Co' })
  for (const width of [400, 959]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(brand).toBeHidden()
  }
  await page.setViewportSize({ width: 960, height: 900 })
  await expect(brand).toBeVisible()
})

for (const locale of ['en-us', 'ar-sa'] as const) {
  test(`whoever walks by keyboard sees where they are (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    await shop.open('saj', '/menu/shawarma-1', { locale })
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab')
      const focused = () => {
        const element = document.activeElement
        if (!(element instanceof HTMLElement)) return null
        const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')]
        const { left, top, width, height } = element.getBoundingClientRect()
        const points = [0.05, 0.25, 0.5, 0.75, 0.95].map((part) =>
          document.elementFromPoint(left + width * part, top + height / 2),
        )
        return {
          name: element.textContent,
          hasOutline: outlines.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
          isSeen: points.some(
            (it) => it !== null && (element.contains(it) || it.contains(element)),
          ),
        }
      }
      // What appears when it is focused does so with the next frame.
      await expect
        .poll(() => page.evaluate(focused), `step ${step}`)
        .toMatchObject({ hasOutline: true, isSeen: true })
    }
  })
}

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves HM-16, HM-17
  test(`menu and cart are everywhere but at the checkout (${locale}) @both`, async ({
    shop,
    page,
  }) => {
    const customer = await shop.customer('ordering', { locale })
    const { text } = await goToCheckout(shop, page, { locale, customer }, WRAP)
    const sideMenu = page.getByRole('button', { name: text.open_side_menu })
    const { bar, panel } = cartOf(page, locale)
    await expect(page.getByRole('button', { name: text.place_order })).toBeVisible()
    for (const part of [sideMenu, bar, panel, page.getByRole('contentinfo')]) {
      await expect(part).toHaveCount(0)
    }
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/menu$/)

    await openOrdering(shop, '/', { locale, customer })
    await expect(sideMenu).toBeVisible()
    await openOrdering(shop, '/?page=cart', { locale, customer })
    await expect(panel).toBeVisible()
  })
}
