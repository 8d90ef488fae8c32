import type { Page } from '@playwright/test'
import type { Locale } from '@sufra/domain/text/locales'
import { BRANDS } from '../shop/brands.ts'
import type { SignedIn } from '../shop/customers.ts'
import { expect, test } from '../shop/fixtures.ts'
import { barriers, faintWords } from './every-page/accessibility.ts'
import { DIRECTIONAL, iconFaults } from './every-page/icons.ts'
import { holdAnswers } from './every-page/late-answers.ts'
import { layoutShifts } from './every-page/layout-shifts.ts'
import { DOORS, ownPagesOf, PERSONAL, sharedPagesOf } from './every-page/pages.ts'
import { pictureFaults } from './every-page/pictures.ts'
import { priceFaults } from './every-page/prices.ts'
import { TARGET_SIZES, targetFaults } from './every-page/targets.ts'
import { typesettingFaults } from './every-page/typesetting.ts'
import { OWN_LETTERS, wordingFaults } from './every-page/wording.ts'

const NARROWEST = { width: 320, height: 640 }
const DESKTOP = { width: 1440, height: 900 }

/** Who shows the pages that are alike, one brand for each language. */
const SHOWS_ALL: Record<Locale, string> = { 'en-us': 'saj', 'ar-sa': 'saj', fr: 'lawz' }

test.use({ viewport: NARROWEST, isMobile: false, deviceScaleFactor: 2 })
test.setTimeout(180_000)

for (const { brand, locales } of BRANDS) {
  // proves HM-07
  test(`every page can be read in the dark (${brand})`, async ({ shop, page }) => {
    const [locale = 'en-us'] = locales
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize(DESKTOP)
    for (const path of await ownPagesOf(shop, brand)) {
      await shop.open(brand, path, { locale })
      expect.soft(await faintWords(page), path).toEqual([])
    }
  })

  for (const locale of locales) {
    // proves I18-02, I18-06, I18-08, IM-40
    test(`every page stands up to a close look (${brand}, ${locale})`, async ({ shop, page }) => {
      shop.faults.expect(/404.*\/nowhere/)
      const isArabic = locale === 'ar-sa'
      const { concept, application } = await shop.brand(brand)
      const isDrawn = ['SA', 'AE'].includes(concept.attributes.country)
      const look = async () => [
        ...(await page.evaluate(typesettingFaults, { isArabic })),
        ...(await page.evaluate(wordingFaults, { isArabic, ownLetters: OWN_LETTERS })),
        ...(await page.evaluate(priceFaults, { isDrawn })),
        ...(await page.evaluate(targetFaults, TARGET_SIZES)),
        ...(await page.evaluate(iconFaults, { isArabic, directional: DIRECTIONAL })),
        ...(await page.evaluate(pictureFaults)),
      ]

      const lookAt = (path: string, user?: SignedIn) =>
        test.step(path, async () => {
          await resize(page, NARROWEST)
          const letAnswersGo = user && (await holdAnswers(page))
          await shop.open(brand, path, { locale, isWhole: true, ...(user && { user }) })
          await letAnswersGo?.()
          expect.soft(await page.evaluate(layoutShifts), `${path} while it loads`).toEqual([])
          expect.soft(await look(), `${path} at 320`).toEqual([])
          expect.soft(await barriers(page), `${path} for everybody`).toEqual([])
          await resize(page, DESKTOP)
          expect.soft(await look(), `${path} at 1440`).toEqual([])
        })

      for (const path of await ownPagesOf(shop, brand)) await lookAt(path)
      if (SHOWS_ALL[locale] !== brand) return
      for (const path of await sharedPagesOf(shop, brand, locale)) await lookAt(path)
      if (application.attributes['menu-only']) return
      for (const path of DOORS) await lookAt(path)
      const name = isArabic ? { firstName: 'نورة', lastName: 'صالح' } : {}
      const { user } = await shop.customer(brand, { locale, ...name })
      for (const path of PERSONAL) await lookAt(path, user)
    })
  }
}

/** The page has drawn itself in its new size. */
async function resize(page: Page, size: typeof NARROWEST) {
  await page.setViewportSize(size)
  await page.waitForFunction((width) => innerWidth === width, size.width)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
