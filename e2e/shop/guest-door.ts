import { expect, type Page } from '@playwright/test'
import type { Locale } from '@sufra/domain/text/locales'
import { TEXTS } from './texts.ts'

/** The guest sign-in, as a dialog over the cart. */
export function guestDoor(page: Page, locale: Locale) {
  const text = TEXTS[locale]
  const dialog = page.getByRole('dialog', { name: text.guest_sign_in })
  const field = (label: string) => dialog.getByRole('textbox', { name: label })
  return {
    dialog,
    firstName: field(text.first_name),
    lastName: field(text.last_name),
    mobile: field(text.mobile_number),
    country: dialog.getByRole('combobox', { name: text.country_code }),
    verify: dialog.getByRole('button', { name: text.verify_number }),
    code: field(text.one_time_code),
    submit: dialog.getByRole('button', { name: text.submit, exact: true }),
    resend: dialog.getByRole('button', { name: text.resend_code, exact: true }),
    changeNumber: dialog.getByRole('button', { name: text.change_phone_number }),
    alert: dialog.getByRole('alert'),

    /** The first step with everything it asks for. */
    async say(given: { firstName?: string; lastName?: string; mobile: string }) {
      await field(text.first_name).fill(given.firstName ?? 'Layla')
      await field(text.last_name).fill(given.lastName ?? 'Haddad')
      await field(text.mobile_number).fill(given.mobile)
      await dialog.getByRole('button', { name: text.verify_number }).click()
    },
    async close() {
      await dialog.getByRole('button', { name: text.close }).click()
      await expect(dialog).toHaveCount(0)
    },
  }
}

export const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('currentUser') ?? 'null'))
