import type { Page } from '@playwright/test'

/**
 * Everything a journey must not cause: errors in the console or out of scripts, violations of the
 * page's own policy (which the console tells), and calls to any other origin.
 */
export function watchFaults(page: Page) {
  const faults: string[] = []
  // Branches close at night and for prayers, and then price no order: the browser calls that an error.
  const expected: RegExp[] = [/400 .*\/api\/orders\/calculate/]

  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} [${message.location().url}]`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isOurs = hostname.endsWith('.localhost') || hostname === 'localhost'
    if (/^(http|ws)s?:$/.test(protocol) && !isOurs) faults.push(`called ${request.url()}`)
  })

  return {
    /** Names what the journey is about to cause on purpose. */
    expect: (...patterns: RegExp[]) => expected.push(...patterns),
    unexpected: () => faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  }
}
