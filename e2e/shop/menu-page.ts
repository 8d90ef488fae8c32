import type { Page } from '@playwright/test'

/** The names of the menu's categories as they stand below one another. */
export const sectionNames = (page: Page) =>
  page.locator('main section[id]').getByRole('heading', { level: 2 })
