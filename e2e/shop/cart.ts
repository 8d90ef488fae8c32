import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Locale } from '@sufra/domain/text/locales'
import type { OrderType } from '@sufra/domain/vocabulary/order-types'
import { TEXTS } from './texts.ts'

/** Saj's branches, as a choice of one is kept. */
export const at = (id: number, orderType: OrderType = 'to-go') => ({
  location: { id, name: { 'en-us': `Branch ${id}`, 'ar-sa': `فرع ${id}` } },
  orderType,
})

/** The cart as a visitor handles it: on a phone in its panel, on a desktop beside the menu. */
export function cartOf(page: Page, locale: Locale) {
  const text = TEXTS[locale]
  const panel = page.getByRole('dialog', { name: text.your_cart })
  const bar = page.getByRole('navigation', { name: text.cart, exact: true }).getByRole('link')

  return {
    panel,
    bar,
    disc: (itemId: number) => page.locator(`[data-item="${itemId}"]`).first().getByRole('button'),
    line: (itemId: number): Locator => panel.locator(`[data-line="${itemId}"]`),
    stored: () => page.evaluate(() => JSON.parse(localStorage.getItem('items') ?? '[]')),

    /** One tap on the disc of an item that asks nothing; waits until it is in the cart. */
    async add(...itemIds: number[]) {
      for (const itemId of itemIds) {
        const disc = page.locator(`[data-item="${itemId}"]`).first().getByRole('button')
        const before = Number(await disc.textContent()) || 0
        await disc.click()
        await expect(disc).toHaveText(String(before + 1))
      }
    },
    async open() {
      await page.locator('a[href*="page=cart"]:visible').first().click()
      await expect(panel).toBeVisible()
      // It slides in from beyond the edge; what is measured before it lies still is not where it will be.
      await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
    },
  }
}
