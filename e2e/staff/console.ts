import type { Page } from '@playwright/test'
import { STAFF_PASSWORD, staffEmail } from '@sufra/api/planting/testing/a-staff'
import { watchFaults } from '../shop/faults.ts'
import { originOf } from '../system/address.ts'
import { CONSOLE_TEXTS, type ConsoleLocale } from './texts.ts'

/** 'admin', 'cashier-3' of the third branch, 'kitchen' of the first, 'driver-1'. */
type Whom = string

type Way = { locale: ConsoleLocale; dark?: boolean; whom?: Whom }

/** Somebody of the staff at a tablet. Speaks of the product, not of the page's markup. */
export function openConsole(page: Page) {
  const faults = watchFaults(page)
  // The test's own brand has no pictures.
  faults.expect(/404.*\/pictures\//)
  let text: Record<string, string> = CONSOLE_TEXTS['en-us']

  return {
    faults,
    texts: (locale: ConsoleLocale) => CONSOLE_TEXTS[locale],

    async signIn({ locale, dark = false, whom = 'admin' }: Way, path = '/board') {
      text = CONSOLE_TEXTS[locale]
      await page.addInitScript(
        ([language, appearance]) => {
          localStorage.setItem('console_locale', language)
          localStorage.setItem('console_appearance', appearance)
        },
        [locale, dark ? 'dark' : 'light'] as const,
      )
      await page.goto(`${originOf('staffed')}/console/sign-in`)
      await page
        .getByLabel(CONSOLE_TEXTS[locale].email, { exact: true })
        .fill(staffEmail('staffed', whom))
      await page.getByLabel(CONSOLE_TEXTS[locale].password, { exact: true }).fill(STAFF_PASSWORD)
      await page.getByRole('button', { name: CONSOLE_TEXTS[locale].sign_in }).click()
      await page.waitForURL(/\/console\/board/)
      if (path !== '/board') await page.goto(`${originOf('staffed')}/console${path}`)
    },

    /** The card of an order, wherever it stands on the board. */
    card: (number: number) =>
      page.getByRole('article', { name: named('order_number', { number }), exact: true }),

    column: (name: 'new' | 'accepted' | 'kitchen' | 'ready') => page.locator(`#column-${name}`),
  }

  function named(key: string, values: Record<string, string | number>) {
    return (text[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  }
}
