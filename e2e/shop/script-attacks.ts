import type { Page } from '@playwright/test'

/** Texts that would run as code wherever a page took them for anything but text. */
export const SCRIPTS = [
  '<script>window.attacked=1</script>',
  '<img src=x onerror="window.attacked=1">',
  '"><svg onload=window.attacked=1>',
  "javascript:window.attacked=1//'",
  '{{constructor.constructor("window.attacked=1")()}}',
]

/** How many of them have run on this page, and what they may have put into it. */
export const attacksOn = (page: Page) =>
  page.evaluate(() => ({
    ran: 'attacked' in window,
    put: document.querySelectorAll('img[src="x"], [onerror], [onload], a[href^="javascript:"]')
      .length,
  }))

export const NOTHING_RAN = { ran: false, put: 0 }
