import type { Locator } from '@playwright/test'
import { expect, test } from '../shop/fixtures.ts'
import { comesAlive } from '../shop/shop.ts'

const FAR = 5

test('pictures further down follow the code that answers taps', async ({ shop, page }) => {
  const { promise: isLet, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isLet
    await route.continue()
  })
  await shop.open('saj', '/menu', { locale: 'en-us', isAlive: false })
  const pictures = page.getByRole('article').locator('img')
  await expect.poll(() => isShown(pictures.first())).toBe(true)
  await expect(pictures.nth(FAR)).toBeHidden()

  letCodeCome()
  await comesAlive(page)
  await expect.poll(() => isShown(pictures.nth(FAR))).toBe(true)
})

test.describe('where scripts are off', () => {
  test.use({ javaScriptEnabled: false })

  test('pictures come all the same', async ({ shop, page }) => {
    await shop.open('saj', '/menu', { locale: 'en-us', isAlive: false })
    await expect.poll(() => isShown(page.getByRole('article').locator('img').nth(FAR))).toBe(true)
  })
})

const isShown = (picture: Locator) =>
  picture.evaluate(
    (image: HTMLImageElement) =>
      image.naturalWidth > 0 && getComputedStyle(image).display !== 'none',
  )
