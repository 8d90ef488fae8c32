import { type Browser, chromium, type Response } from '@playwright/test'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const openBrowser = () =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })

/** A page opened by somebody who has never been here, with everything the browser was sent for it. */
export async function openOnPhone(browser: Browser, url: string, { script = '' } = {}) {
  const context = await browser.newContext(PHONE)
  if (script) await context.addInitScript({ content: script })
  const page = await context.newPage()
  const responses: Response[] = []
  const asked: string[] = []
  page.on('response', (response) => void responses.push(response))
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, responses, asked, [Symbol.asyncDispose]: () => context.close() }
}
