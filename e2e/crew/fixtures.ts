import { test as base, expect } from '@playwright/test'
import { openCrew } from './crew.ts'

export { expect }

/** A crew's console; whatever goes wrong behind the journey fails it as well. */
export const test = base.extend<{ crew: ReturnType<typeof openCrew> }>({
  crew: async ({ page }, use) => {
    const crew = openCrew(page)
    await use(crew)
    expect(crew.faults.unexpected()).toEqual([])
  },
})

/** A tablet held across. */
test.use({ viewport: { width: 1024, height: 768 } })
