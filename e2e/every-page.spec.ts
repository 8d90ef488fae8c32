import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { DIRECTIONAL, iconFaults } from './every-page/icons.ts'
import { pagesOf } from './every-page/pages.ts'
import { pictureFaults } from './every-page/pictures.ts'
import { priceFaults } from './every-page/prices.ts'
import { TARGET_SIZES, targetFaults } from './every-page/targets.ts'
import { typesettingFaults } from './every-page/typesetting.ts'
import { OWN_LETTERS, wordingFaults } from './every-page/wording.ts'
import { expect, test } from './fixtures.ts'
import { BRANDS } from './shop/brands.ts'

const NARROWEST = { width: 320, height: 640 }
const DESKTOP = { width: 1440, height: 900 }

// Its faults name themselves, and a trace of so many pages would cost more than the look.
test.use({ viewport: NARROWEST, isMobile: false, deviceScaleFactor: 2, trace: 'off' })
test.slow()

for (const { brand, locales } of BRANDS) {
  for (const locale of locales) {
    // proves I18-02, I18-06, I18-08
    test(`every page stands up to a close look (${brand}, ${locale})`, async ({ shop, page }) => {
      shop.faults.expect(/404.*\/nowhere/)
      const isArabic = locale === 'ar-sa'
      const { concept } = await shop.brand(brand)
      const isDrawn = ['SA', 'AE'].includes(concept.attributes.country)
      const look = async () => [
        ...(await page.evaluate(typesettingFaults, { isArabic })),
        ...(await page.evaluate(wordingFaults, { isArabic, ownLetters: OWN_LETTERS })),
        ...(await page.evaluate(priceFaults, { isDrawn })),
        ...(await page.evaluate(targetFaults, TARGET_SIZES)),
        ...(await page.evaluate(iconFaults, { isArabic, directional: DIRECTIONAL })),
        ...(await page.evaluate(pictureFaults)),
      ]

      for (const path of await pagesOf(shop, brand, locale)) {
        await test.step(path, async () => {
          await page.setViewportSize(NARROWEST)
          await shop.open(brand, path, { locale })
          expect.soft(await layoutShift(page), `${path} shifts`).toBeLessThan(0.02)
          expect.soft(await look(), `${path} at 320`).toEqual([])
          expect.soft(await violations(page), `${path} for everybody`).toEqual([])
          await page.setViewportSize(DESKTOP)
          expect.soft(await look(), `${path} at 1440`).toEqual([])
        })
      }
    })
  }
}

async function violations(page: Page) {
  const axe = new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  const found = await axe.analyze()
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** How far what is already painted moved by itself while the page came alive. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
