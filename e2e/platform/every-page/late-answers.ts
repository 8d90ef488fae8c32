import type { Page } from '@playwright/test'

/** Keeps the API's answers back; what it gives lets them go, and waits until the page has put them in place. */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const calls = '**/api/**'
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
    await page.unroute(calls)
  }
}
