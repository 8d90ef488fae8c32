import { test as base, expect } from '@playwright/test'
import { openShop } from './shop.ts'

export { expect }

/** A visitor's shop; whatever goes wrong behind the journey fails it as well. */
export const test = base.extend<{ shop: ReturnType<typeof openShop> }>({
  shop: async ({ page, request }, use) => {
    const shop = openShop(page, request)
    await use(shop)
    // What the page still asks for when the journey is over is nobody's concern.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(shop.faults.unexpected()).toEqual([])
  },
})
