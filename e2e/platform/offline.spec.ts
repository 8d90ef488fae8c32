import type { Page } from '@playwright/test'
import { expect, test } from '../shop/fixtures.ts'
import { barriers } from './every-page/accessibility.ts'

/** Pictures and marks far down the page, which a browser may not have fetched while it could. */
const NOT_YET_DRAWN = /ERR_FAILED.*(\/pictures\/|\/assets\/[^/]+\.svg)/

for (const locale of ['en-us', 'ar-sa'] as const) {
  // proves ER-27
  test(`losing and regaining the network is told (${locale})`, async ({ shop, page, context }) => {
    const text = shop.texts(locale)
    const notice = page.getByRole('status')
    await shop.open('saj', '/menu', { locale })
    await context.setOffline(true)
    await expect(notice.filter({ hasText: text.no_network })).toBeVisible()

    await context.setOffline(false)
    await expect(notice.filter({ hasText: text.connection_restored })).toBeVisible()
    await expect(page.getByText(text.no_network)).toHaveCount(0)
    await expect(page.getByText(text.connection_restored)).toHaveCount(0)
  })
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const locale of ['en-us', 'ar-sa'] as const) {
    // proves NF-10
    test(`a menu once seen can be read without a network (${locale})`, async ({
      shop,
      page,
      context,
    }) => {
      shop.faults.expect(/ERR_INTERNET_DISCONNECTED/, NOT_YET_DRAWN)
      const text = shop.texts(locale)
      await shop.open('saj', '/menu', { locale })
      const registration = await page.evaluate(async () => {
        const { scope, active } = await navigator.serviceWorker.ready
        return { scope: new URL(scope).pathname, script: new URL(active?.scriptURL ?? '').pathname }
      })
      expect(registration).toEqual({ scope: '/', script: '/sw.js' })
      await isSaved(page, '/menu')
      const items = await page.getByRole('article').count()

      await context.setOffline(true)
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(items)
      await expect(page.getByText(text.saved_copy)).toBeVisible()
      await expect(page.getByText(text.no_network)).toBeVisible()

      await context.setOffline(false)
      await expect(page.getByText(text.connection_restored)).toBeVisible()
      await expect(page.getByText(text.connection_restored)).toHaveCount(0)
      await expect(page.getByText(text.saved_copy)).toHaveCount(0)
    })
  }

  // proves NF-10
  test('fresh data ends the notice of a saved copy, also after the worker has slept', async ({
    shop,
    page,
    context,
  }) => {
    shop.faults.expect(/ERR_INTERNET_DISCONNECTED/, NOT_YET_DRAWN)
    const text = shop.texts('en-us')
    await shop.open('saj', '/menu', { locale: 'en-us' })
    await isSaved(page, '/menu')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(text.saved_copy)).toBeVisible()

    await sleepAndWake(page)
    await context.setOffline(false)
    await expect(page.getByText(text.connection_restored)).toBeVisible()
    await expect(page.getByText(text.connection_restored)).toHaveCount(0)
    await expect(page.getByText(text.saved_copy)).toHaveCount(0)
  })

  // proves NF-10
  test('a page never seen says that there is no network', async ({ shop, page, context }) => {
    shop.faults.expect(/ERR_INTERNET_DISCONNECTED/, /status of 503/)
    await shop.open('saj', '/menu', { locale: 'en-us' })
    await isSaved(page, '/menu')
    await context.setOffline(true)
    await page.goto(new URL('/cms/about', page.url()).href)
    await expect(page.getByRole('heading', { name: shop.texts('en-us').no_network })).toBeVisible()
    await expect(page.getByRole('heading', { name: shop.texts('ar-sa').no_network })).toBeVisible()
    await expect(page.getByRole('link')).toHaveText([
      shop.texts('en-us').try_again,
      shop.texts('ar-sa').try_again,
      shop.texts('fr').try_again,
    ])
  })

  // proves ER-34
  test('a new version is offered, not forced', async ({ shop, page }) => {
    const text = shop.texts('en-us')
    await shop.open('saj', '/menu', { locale: 'en-us' })
    await isSaved(page, '/menu')
    await page.reload()
    const offer = page.getByRole('dialog', { name: text.update_available })
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(offer).toHaveCount(0)

    // Another address for the worker is another version of it.
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'))
    await expect(offer).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await offer.getByRole('button', { name: text.later }).click()
    await expect(offer).toHaveCount(0)

    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?after-next'))
    await expect(offer).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await offer.getByRole('button', { name: text.update_now }).click()
    await reloaded
  })
})

/** As browsers do with a worker that has nothing to do: the one that wakes remembers nothing. */
async function sleepAndWake(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) =>
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await stopped
  await page.evaluate(() => fetch('/menu').catch(() => {}))
}

const isSaved = (page: Page, path: string) =>
  page.waitForFunction(async (wanted) => {
    if (!navigator.serviceWorker.controller) return false
    return (await caches.match(location.origin + wanted, { ignoreVary: true })) !== undefined
  }, path)
