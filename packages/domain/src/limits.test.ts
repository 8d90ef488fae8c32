import { expect, test } from 'vitest'
import * as limits from './limits.ts'

// proves NF-13, NF-16
test('the limits are those of the specification', () => {
  expect({ ...limits }).toMatchObject({
    SNACKBAR_MS: 2000,
    ADDED_SNACKBAR_MS: 3000,
    MINIMUM_LOADING_MS: 200,
    LOADING_THROTTLE_MS: 200,
    LOADING_DURATION_MS: 5000,
    DESKTOP_WIDTH: 1400,
    MOBILE_WIDTH: 461,
    PANEL_WIDTH: 350,
    SIDE_MENU_WIDTH: 270,
    DIALOG_WIDTH: 461,
    VERSION_LABEL: '1.0.10',
    APPLICATION_ENVIRONMENT: 'production',
    PAGE_SIZE: 999,
    REQUEST_TIMEOUT_MS: 1600000,
    CHUNK_RELOAD_MS: 60000,
    GUEST_NAME_MIN: 3,
    NAME_MIN: 2,
    MOBILE_MIN_DIGITS: 3,
    MOBILE_MAX_DIGITS: 10,
    PASSWORD_MIN: 8,
    NOTES_MAX: 256,
    CHOICE_LIFETIME_MS: 10800000,
    CHOICE_CHECK_MS: 5000,
    RECENT_ORDER_MS: 82800000,
    OTP_RESEND_MS: 60000,
    RECALCULATION_MS: 1000,
    GUEST_PROMPT_MS: 500,
  })
})

test('the side menu fits into the panel that holds it', () => {
  expect(limits.SIDE_MENU_WIDTH).toBeLessThan(limits.PANEL_WIDTH)
})

test('a call a person waits for gives up before the transport does', () => {
  expect(limits.INTERACTIVE_TIMEOUT_MS).toBeLessThan(limits.REQUEST_TIMEOUT_MS)
})

test('pictures come from our own address and nobody else’s', () => {
  expect(limits.IMAGE_SOURCES.filter((source) => source.includes('//'))).toEqual([])
})
