import { test as base, expect } from '@playwright/test'
import { openConsole } from './console.ts'

export { expect }

/** The console of one of the staff; whatever goes wrong behind the journey fails it as well. */
export const test = base.extend<{ staff: ReturnType<typeof openConsole> }>({
  staff: async ({ page }, use) => {
    const staff = openConsole(page)
    await use(staff)
    expect(staff.faults.unexpected()).toEqual([])
  },
})

/** A tablet held across. */
test.use({ viewport: { width: 1024, height: 768 } })
