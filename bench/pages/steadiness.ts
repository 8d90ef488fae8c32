import type { Browser, Page } from '@playwright/test'
import { atMost, type Figure } from '../figures/figures.ts'
import { BRANDS, type Product } from '../product/product.ts'
import { openOnPhone } from './phone.ts'

/** Adds up every shift the reader has not caused, from before the first paint on. */
const COUNT_SHIFTS = `
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeName)
      globalThis.shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })`

const SCROLL_THROUGH = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  for (let y = 0; y < document.body.scrollHeight; y += 300) {
    scrollTo(0, y)
    await frame()
    await frame()
  }
})()`

type Shift = { value: number; moved: string[] }

/** Nothing on a page moves under the reader's finger, and no page asks anybody but us. */
export async function steadinessFigures(product: Product, browser: Browser): Promise<Figure[]> {
  const figures: Figure[] = []
  const foreign: string[] = []
  for (const [language, brand] of Object.entries(BRANDS)) {
    const origin = `http://${product.hostOf(brand)}`
    for (const [name, path] of [
      ['menu', '/menu'],
      ['home', '/'],
      ['item', await itemAddress(product, brand)],
    ] as const) {
      await using visit = await openOnPhone(browser, `${origin}${path}`, { script: COUNT_SHIFTS })
      const shifts = await shiftsWhileReading(visit.page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      for (const { value, moved } of shifts) tell(`${path} shifts by ${value}: ${moved.join(', ')}`)
      figures.push(atMost(`Layout shift, ${name} ${language}`, total, 0, ''))
      foreign.push(...visit.asked.filter((url) => isForeign(url, origin)))
    }
  }
  for (const url of foreign) tell(`asked elsewhere: ${url}`)
  return [...figures, atMost('Requests to other origins', foreign.length, 0, '')]
}

async function shiftsWhileReading(page: Page): Promise<Shift[]> {
  await page.evaluate(SCROLL_THROUGH)
  await page.waitForLoadState('networkidle')
  return page.evaluate<Shift[]>('globalThis.shifts')
}

async function itemAddress(product: Product, brand: (typeof BRANDS)[keyof typeof BRANDS]) {
  const { body } = await product.ask(brand, '/menu')
  const [, address] = /href="(\/menu\/[^"/]+\/(?!location")[^"/]+)"/.exec(body.toString()) ?? []
  if (!address) throw new Error('The menu leads to no item.')
  return address
}

const isForeign = (url: string, origin: string) =>
  url.startsWith('http') && new URL(url).origin !== origin

const tell = (line: string) => process.stderr.write(`${line}\n`)
