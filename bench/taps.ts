import type { Browser, CDPSession, Page } from '@playwright/test'
import { CROWD } from './crowded-menu.ts'
import { atMost, type Figure, median, told } from './figures.ts'
import { openOnPhone } from './phone.ts'
import type { Product } from './product.ts'

const SLOW_DOWN = 4
const TAPS = 15
/** The last tap and the way here are over: what is measured is this tap alone. */
const AT_REST = `new Promise((done) => {
  setTimeout(() => requestIdleCallback(done, { timeout: 2_000 }), 500)
})`
/** How long a finger rests on the glass. */
const FINGER_MS = 80

/**
 * From the tap to the frame that shows its effect: the browser's own count for the tap where the effect is
 * there before its next frame, else until a frame after it has been painted.
 */
const WATCH = `
  globalThis.painted = (isDone) => new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      let isInTime = false
      new PerformanceObserver((list, timing) => {
        const tap = list.getEntries().find(({ name, startTime }) => name === 'click' && startTime >= timeStamp - 1)
        if (!tap) return
        timing.disconnect()
        if (isInTime) resolve(tap.duration)
      }).observe({ type: 'event', durationThreshold: 16 })
      let isFramed = false
      requestAnimationFrame(() => { isFramed = true })
      const afterPaint = () => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - timeStamp)
        port2.postMessage(null)
      }
      const look = () => {
        if (!isDone()) return
        observer.disconnect()
        isInTime = !isFramed
        if (isFramed) requestAnimationFrame(afterPaint)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    }, { once: true, capture: true })
  })`

/** How fast a phone a quarter as fast as this machine answers a finger on a menu of 500 items. */
export async function tapFigures(product: Product, browser: Browser): Promise<Figure[]> {
  const url = `http://${product.hostOf(CROWD)}/menu`
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
    await page.getByRole('dialog').waitFor({ state: 'detached' })
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
  const card = page.locator(`[data-item="${itemId}"]`).first()
  const target = kind === 'add' ? card.getByRole('button') : card.getByRole('link').first()
  // Away from the bars at both ends.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.evaluate(AT_REST)
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const painted = page.evaluate<number>(`globalThis.painted(${DONE[kind](itemId)})`)
  // As a finger does it: a tap of the test tool's own brings listeners along, which cost as much as ours.
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(FINGER_MS)
  await chrome.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return painted
}
