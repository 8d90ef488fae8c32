import type { Browser } from '@playwright/test'
import { atMost, type Figure, median } from '../figures/figures.ts'
import { BRANDS, type Product } from '../product/product.ts'

/** What is called slow 4G: 1.6 megabits a second, 150 milliseconds there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const VISITS = 5

/** Alive: React has taken over the page, so that a tap does what it should. */
const ALIVE = `
  new MutationObserver((_, observer) => {
    const poll = () => {
      const main = document.querySelector('main')
      if (main && Object.keys(main).some((key) => key.startsWith('__reactProps'))) {
        globalThis.alive = performance.now()
      } else requestAnimationFrame(poll)
    }
    observer.disconnect()
    poll()
  }).observe(document, { childList: true })`

/** How long a first visitor on a slow line waits until the menu answers. */
export async function slowPhoneFigures(product: Product, browser: Browser): Promise<Figure[]> {
  const url = `http://${product.hostOf(BRANDS.en)}/menu`
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addInitScript({ content: ALIVE })
    const page = await context.newPage()
    const chrome = await context.newCDPSession(page)
    await chrome.send('Network.enable')
    await chrome.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => 'alive' in globalThis)
    times.push((await page.evaluate<number>('globalThis.alive')) / 1_000)
    await context.close()
  }
  return [atMost('Menu answers on slow 4G', median(times), 1.5, 's')]
}
