import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Rules = { type: 'tag' | 'rule'; values: string[] }

const LEVEL_AA: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}
const CONTRAST: Rules = { type: 'rule', values: ['color-contrast'] }

/** Where the page shuts somebody out, by WCAG 2.2 level AA. */
export const barriers = (page: Page) => found(page, LEVEL_AA)

/** Colours are all that the dark appearance changes. */
export const faintWords = (page: Page) => found(page, CONTRAST)

/** An open dialog is all there is: what lies behind it is out of reach. */
async function found(page: Page, runOnly: Rules) {
  const axe = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
  if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
