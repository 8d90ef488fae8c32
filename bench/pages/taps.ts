import type { Browser, CDPSession, Page } from '@playwright/test'
import { LARGE_MENU } from '../brands/large-menu.ts'
import { atMost, type Figure, median, told } from '../figures/figures.ts'
import type { Product } from '../product/product.ts'
import { openOnPhone } from './phone.ts'

const SLOW_DOWN = 4
const TAPS = 15
/** The last tap and the way here are over: what is measured is this tap alone. */
const AT_REST = `new Promise((done) => {
  setTimeout(() => requestIdleCallback(done, { timeout: 2_000 }), 500)
})`
const CLOSED = `new Promise((done) => {
  const look = () => document.querySelector('dialog[open]') ? requestAnimationFrame(look) : done()
  look()
})`
/** How long a finger rests on the glass. */
const FINGER_MS = 80

/**
 * From the tap to the frame that shows its effect: the browser's own count for the tap where the effect is
 * there before its next frame, else until a frame after it has been painted. All of it stands ready before the tap.
 */
const WATCH = `
  globalThis.painted = (isDone) => new Promise((resolve) => {
    let tapped = null
    let isFramed = false
    let isInTime = false
    const timing = new PerformanceObserver((list) => {
      const tap = list.getEntries().find(({ name, startTime }) => name === 'click' && tapped !== null && startTime >= tapped - 1)
      if (!tap) return
      timing.disconnect()
      if (isInTime) resolve(tap.duration)
    })
    timing.observe({ type: 'event', durationThreshold: 16 })
    const afterPaint = () => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - tapped)
      port2.postMessage(null)
    }
    const changes = new MutationObserver(() => {
      if (tapped === null || !isDone()) return
      changes.disconnect()
      isInTime = !isFramed
      if (isFramed) requestAnimationFrame(afterPaint)
    })
    changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    addEventListener('click', ({ timeStamp }) => {
      tapped = timeStamp
      requestAnimationFrame(() => { isFramed = true })
    }, { once: true, capture: true })
  })`

/** How fast a phone a quarter as fast as this machine answers a finger on a menu of 500 items. */
export async function tapFigures(product: Product, browser: Browser): Promise<Figure[]> {
  const url = `http://${product.hostOf(LARGE_MENU)}/menu`
  await using visit = await openOnPhone(browser, url, { script: WATCH })
  const { page } = visit
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })

  const adds: number[] = []
  for (let tap = 0; tap <= TAPS; tap++) adds.push(await timeOf(page, chrome, 'add', tap * 2 + 1))
  const sheets: number[] = []
  for (let tap = 0; tap <= TAPS; tap++) {
    sheets.push(await timeOf(page, chrome, 'sheet', tap * 2 + 2))
    await page.keyboard.press('Escape')
    await page.evaluate(CLOSED)
  }
  // The first tap of each kind also fetches what ordering needs.
  const [firstAdd = 0, ...laterAdds] = adds
  const [firstSheet = 0, ...laterSheets] = sheets
  return [
    told('First add to the cart, with its download', firstAdd, 'ms'),
    atMost('Add to the cart painted, 500 items, CPU ÷ 4', median(laterAdds), 50, 'ms'),
    told('First item sheet, with its download', firstSheet, 'ms'),
    atMost('Item sheet open, 500 items, CPU ÷ 4', median(laterSheets), 100, 'ms'),
  ]
}

type Spot = { x: number; y: number }

/**
 * In the page: shows an element away from the bars at both ends and says where it is. Neither this nor the tap
 * is the test tool's own: it would bring along listeners for every touch, which cost as much as ours.
 */
const bringToMiddle = (selector: string) => `(() => {
  const element = document.querySelector('${selector}')
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

const TARGET = {
  add: (id: number) => `[data-item="${id}"] button`,
  sheet: (id: number) => `[data-item="${id}"] a`,
}

const DONE = {
  add: (id: number) => `(() => {
    const count = document.querySelector('[data-item="${id}"] button')?.textContent ?? ''
    return /[1-9]/.test(count)
  })`,
  sheet: () => `(() => document.querySelector('dialog[open] output') !== null)`,
}

async function timeOf(
  page: Page,
  chrome: CDPSession,
  kind: keyof typeof DONE,
  itemId: number,
): Promise<number> {
  await page.evaluate(AT_REST)
  const spot = await page.evaluate<Spot>(bringToMiddle(TARGET[kind](itemId)))
  await page.evaluate(AT_REST)
  const painted = page.evaluate<number>(`globalThis.painted(${DONE[kind](itemId)})`)
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
  await page.waitForTimeout(FINGER_MS)
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return painted
}
